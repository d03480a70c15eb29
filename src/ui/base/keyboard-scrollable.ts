/** A focus trap wraps to the other end without scrolling it into view. */
function scrollToFocus({ key, target }: KeyboardEvent) {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}

/**
 * Ref for a scroll container with one child. While it overflows it is focusable, so that arrow keys scroll it
 * even when nothing inside can be focused.
 */
export function keyboardScrollable(box: HTMLElement | null) {
  if (!box) return
  const measure = () => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  // It measures soon, but after the layout: measuring here would force another layout.
  const sizes = new ResizeObserver(measure)
  sizes.observe(box)
  if (box.firstElementChild) sizes.observe(box.firstElementChild)
  box.addEventListener('keyup', scrollToFocus)
  return () => {
    sizes.disconnect()
    box.removeEventListener('keyup', scrollToFocus)
  }
}
