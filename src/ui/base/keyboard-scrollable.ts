/** Whoever holds the focus in a window puts it back to the other end without showing what is there. */
function showFocus({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}

/**
 * Ref for a scrolling box around one child: while it overflows it can be focused, so that arrow keys
 * scroll it even when nothing in it can; and what the Tab key finds in it is in view.
 */
export function keyboardScrollable(box: HTMLElement | null) {
  if (!box) return
  const measure = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  measure()
  const sizes = new ResizeObserver(measure)
  sizes.observe(box)
  if (box.firstElementChild) sizes.observe(box.firstElementChild)
  box.addEventListener('keyup', showFocus)
  return () => {
    sizes.disconnect()
    box.removeEventListener('keyup', showFocus)
  }
}
