/** The element that ends a page; the frame renders it. */
export const FOOTER_ID = 'foot'

/** Scrolls to the end of the page and moves the focus there, to skip a list of thousands. */
export function scrollToFooter(): void {
  const foot = document.getElementById(FOOTER_ID)
  foot?.scrollIntoView({ behavior: 'instant' })
  foot?.focus({ preventScroll: true })
}
