/** Events inside the panel that the page must not see: it would close a menu, take the focus back or hold the wheel. */
const OWN = ['focusin', 'pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel'] as const

/**
 * Keeps the panel usable while a dialog of the page is open: a modal dialog turns the pointer off for everything else,
 * hides it from screen readers, and keeps the focus and the wheel to itself. The page's own `blur` handlers do not run
 * when the focus moves into the panel.
 */
export function keepAboveDialogs(panel: HTMLElement): void {
  panel.style.pointerEvents = 'auto'
  for (const type of OWN) panel.addEventListener(type, (event) => event.stopPropagation())
  addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget === panel) event.stopImmediatePropagation()
    },
    true,
  )
  new MutationObserver(() => {
    if (panel.hasAttribute('aria-hidden')) panel.removeAttribute('aria-hidden')
  }).observe(panel, { attributeFilter: ['aria-hidden'] })
}
