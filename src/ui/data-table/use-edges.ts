import { type RefObject, useEffect } from 'react'

/**
 * Writes the widths of the sticky columns to the box, for the position of the second one and for the scroll
 * padding.
 */
export function useEdges(box: RefObject<HTMLElement | null>): void {
  // After every render, because the columns may change.
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
    const ends = heads.filter(({ dataset }) => dataset.edge)
    const set = (name: string, width = 0) => element.style.setProperty(name, `${width}px`)
    const sizes = new ResizeObserver(() => {
      set('--edge-first', heads[0]?.offsetWidth)
      set('--edge-last', ends.at(-1)?.offsetWidth)
      set(
        '--edges-end',
        ends.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0),
      )
    })
    for (const cell of [...heads.slice(0, 1), ...ends]) sizes.observe(cell)
    return () => sizes.disconnect()
  })
}
