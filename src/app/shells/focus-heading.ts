/** If the page takes longer than this, the focus stays where it is. */
const PATIENCE_MS = 15_000

/** Whether the new page or the visitor has moved the focus since `before` had it. */
function isTaken(before: Element | null, within: string): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === before || activeElement === document.body) return false
  // An element that only receives the focus of a removed one does not count.
  if (activeElement.matches('[tabindex="-1"]:not(h1, h2, h3)')) return false
  return activeElement.closest(within) !== null
}

/**
 * WCAG 2.4.3: moves the focus to the heading of the new page once it is rendered; a game has it in its bar. Does
 * nothing when the page or a dialog has taken the focus, because the navigation has already scrolled. After a login
 * only a dialog may keep the focus, and the heading scrolls into view, because the control that opened the login is
 * gone.
 */
export function focusHeading(before: Element | null, signedIn: boolean, left: AbortSignal): void {
  const within = `${signedIn ? '' : '#main, '}[role="dialog"], [role="alertdialog"]`
  const focusNow = (): boolean => {
    const heading = document.querySelector<HTMLElement>('#main h1, header h1')
    if (!heading) return false
    if (isTaken(before, within)) return true
    heading.tabIndex = -1
    heading.focus({ preventScroll: !signedIn })
    return true
  }
  if (left.aborted || focusNow()) return
  const watch = new MutationObserver(() => {
    if (focusNow()) stop()
  })
  const done = new AbortController()
  const stop = () => {
    watch.disconnect()
    done.abort()
  }
  watch.observe(document.body, { childList: true, subtree: true })
  left.addEventListener('abort', stop)
  // A visitor who has moved on, for example into a menu, keeps the focus.
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, stop, { capture: true, signal: done.signal })
  setTimeout(stop, PATIENCE_MS)
}
