import { createElement } from 'react'

const attributes = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

const draw = ([tag, shape]) => createElement(tag, shape)

/** An icon of its drawing, alone or after a name; it stands in a build for the function of lucide-react. */
export default (first, drawing = first) =>
  (props) =>
    createElement('svg', { ...attributes, ...props }, ...drawing.map(draw))
