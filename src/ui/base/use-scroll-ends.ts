import { type RefObject, useEffect } from 'react'

/**
 * Marks a list that scrolls at each side where it has hidden content: `data-above`, `data-below`, `data-before`,
 * `data-after`.
 */
export function useScrollEnds(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const write = () => {
      const { scrollTop, clientHeight, scrollHeight, clientWidth, scrollWidth } = element
      // It is negative in right-to-left text.
      const before = Math.abs(element.scrollLeft)
      // Half a pixel more or less is the rounding of a zoomed page.
      element.dataset.above = String(scrollTop > 1)
      element.dataset.below = String(scrollTop + clientHeight < scrollHeight - 1)
      element.dataset.before = String(before > 1)
      element.dataset.after = String(before + clientWidth < scrollWidth - 1)
    }
    write()
    element.addEventListener('scroll', write, { passive: true })
    const sizes = new ResizeObserver(write)
    for (const box of [element, ...element.children]) sizes.observe(box)
    return () => {
      element.removeEventListener('scroll', write)
      sizes.disconnect()
    }
  }, [list])
}
