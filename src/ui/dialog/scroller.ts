/**
 * Ref for a scrolling box around one child: while it overflows it can be focused, so that arrow keys
 * scroll it even when nothing in it can.
 */
export function scroller(box: HTMLElement | null) {
  if (!box) return
  const measure = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  measure()
  const sizes = new ResizeObserver(measure)
  sizes.observe(box)
  if (box.firstElementChild) sizes.observe(box.firstElementChild)
  return () => sizes.disconnect()
}
