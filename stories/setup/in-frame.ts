/**
 * For `parameters.docs` of components that cover the window or attach to it: each story gets its own window on the
 * page.
 */
export const inFrame = { story: { inline: false, height: '480px' } } as const
