// Shows how a program calls an operation with the SDK, above its parameters.

/** A plugin of the library. */
export const samples = () => ({
  wrapComponents: {
    parameters:
      (Parameters, { React: { createElement, Fragment }, getComponent }) =>
      (props) => {
        const sample = props.operation.getIn(['x-codeSamples', 0])
        return createElement(
          Fragment,
          null,
          sample &&
            createElement(
              'div',
              { className: 'opblock-section sample' },
              createElement(
                'div',
                { className: 'opblock-section-header' },
                createElement(
                  'h4',
                  { className: 'opblock-title' },
                  `${sample.get('lang')} with ${sample.get('label')}`,
                ),
              ),
              createElement(getComponent('HighlightCode', true), {
                ...{ language: 'javascript', canCopy: true },
                children: sample.get('source').trim(),
              }),
            ),
          createElement(Parameters, props),
        )
      },
  },
})
