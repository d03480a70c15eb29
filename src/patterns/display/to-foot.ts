/** The element that ends a page; the frame renders it. */
export const FOOT_ID = 'foot'

/**
 * Scrolls to the end of the page and moves the focus there, so that nobody has to scroll past a list of thousands.
 */
export function toFoot(): void {
  const foot = document.getElementById(FOOT_ID)
  foot?.scrollIntoView({ behavior: 'instant' })
  foot?.focus({ preventScroll: true })
}
