import { type RefObject, useEffect } from 'react'

/** Marks a list that scrolls when it has hidden content above or below: `data-above`, `data-below`. */
export function useScrollEnds(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const write = () => {
      const { scrollTop, clientHeight, scrollHeight } = element
      // Half a pixel more or less is the rounding of a zoomed page.
      element.dataset.above = String(scrollTop > 1)
      element.dataset.below = String(scrollTop + clientHeight < scrollHeight - 1)
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
