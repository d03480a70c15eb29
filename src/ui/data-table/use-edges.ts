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
    const widthOf = (cell?: HTMLElement) => cell?.offsetWidth ?? 0
    const sizes = new ResizeObserver(() => {
      // All are read before one is written: a width that is read after that lays the whole table out again.
      const widths = {
        '--edge-first': widthOf(heads[0]),
        '--edge-last': widthOf(ends.at(-1)),
        '--edges-end': ends.reduce((sum, cell) => sum + widthOf(cell), 0),
      }
      for (const [name, width] of Object.entries(widths))
        element.style.setProperty(name, `${width}px`)
    })
    for (const cell of [...heads.slice(0, 1), ...ends]) sizes.observe(cell)
    return () => sizes.disconnect()
  })
}
