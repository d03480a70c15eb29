/** A page that does not come in this time keeps the focus where it is. */
const PATIENCE_MS = 15_000

/** Whether the new page itself, or somebody, has put the focus to work since `before` had it. */
function isTaken(before: Element | null, within: string): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === before || activeElement === document.body) return false
  // What only catches the focus of what has gone.
  if (activeElement.matches('[tabindex="-1"]:not(h1, h2, h3)')) return false
  return activeElement.closest(within) !== null
}

/**
 * WCAG 2.4.3: gives the focus to the heading of the page that is coming, once it is here; a game's stands in its bar.
 * Not where the page or a dialog has taken it: a navigation has scrolled already. After a log-in only a dialog may, and
 * it comes into view: what opened the log-in is no place to go on.
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
  // Whoever goes on meanwhile, into a menu perhaps, keeps the focus.
  for (const sign of ['pointerdown', 'keydown'])
    addEventListener(sign, stop, { capture: true, signal: done.signal })
  setTimeout(stop, PATIENCE_MS)
}
