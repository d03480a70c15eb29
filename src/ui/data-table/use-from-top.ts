import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows each new page of rows from its first one. The window itself scrolls only for a table that is taller than it, as
 * the cards of a phone are; otherwise the pager stays under the pointer.
 * @param page the number of the page, if the rows are one of several
 */
export function useFromTop(box: RefObject<HTMLElement | null>, page: number | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    const before = shown.current
    shown.current = page
    const element = box.current
    // The rows that come after a skeleton are the first ones.
    if (!element || before === undefined || before === page) return
    element.scrollTop = 0
    if (element.getBoundingClientRect().height > window.innerHeight)
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [box, page])
}
