/**
 * For `parameters.docs` of components that cover or fix to the window: each story of the docs page gets its own frame.
 */
export const inFrame = { story: { inline: false, height: '480px' } } as const
