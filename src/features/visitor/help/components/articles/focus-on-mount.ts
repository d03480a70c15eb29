/** A ref that focuses its element as soon as it is mounted. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
