import { type RefObject, useEffect } from 'react'

/**
 * Scrolls a row sideways so that its link to the current address is in the middle.
 * @param current the address of that link
 */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | undefined) {
  useEffect(() => {
    const link = row.current?.querySelector(`a[href="${current}"]`)
    if (!row.current || !link) return
    // Scrolls the row only; `scrollIntoView` would also scroll the page.
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    row.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  }, [row, current])
}
