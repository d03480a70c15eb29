/** For `parameters.docs` of what covers or holds on to the window: each story has a window of its own on the page. */
export const inFrame = { story: { inline: false, height: '480px' } } as const
