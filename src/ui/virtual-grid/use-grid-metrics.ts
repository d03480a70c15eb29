import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { columnsFor } from './grid-logic.ts'

export interface GridMetrics {
  readonly columns: number
  readonly gap: number
  /** From the top of the document to the top of the grid. */
  readonly top: number
  /** Height of one row without the gap. */
  readonly row: number
}

const pixels = (value: string) => Number.parseFloat(value) || 0

function read(grid: HTMLElement, before: GridMetrics | null): GridMetrics {
  const style = getComputedStyle(grid)
  const gap = pixels(style.rowGap)
  const width = grid.clientWidth
  const columns = columnsFor(width, pixels(style.getPropertyValue('--grid-min')), gap)
  const drawn = grid.querySelector('[data-row]')?.getBoundingClientRect().height
  // Before the first row is drawn a poster with two lines is a good guess.
  const guess = ((width - (columns - 1) * gap) / columns) * 1.6
  return {
    columns,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
    row: drawn || before?.row || guess || 1,
  }
}

const isSame = (a: GridMetrics | null, b: GridMetrics) =>
  a !== null &&
  a.columns === b.columns &&
  a.gap === b.gap &&
  Math.abs(a.top - b.top) < 1 &&
  Math.abs(a.row - b.row) < 0.5

/** Columns, gap and row height as the style sheet made them; followed when anything moves. */
export function useGridMetrics(grid: RefObject<HTMLElement | null>, occasion: string) {
  const [metrics, setMeasures] = useState<GridMetrics | null>(null)
  const looked = useRef('')

  const look = useCallback(() => {
    const element = grid.current
    if (!element) return
    setMeasures((now) => {
      const next = read(element, now)
      return isSame(now, next) ? now : next
    })
  }, [grid])

  // The first row that is drawn says how high rows are; with other columns it says something else.
  const sight = `${occasion} ${metrics?.columns}`
  useLayoutEffect(() => {
    if (looked.current === sight) return
    looked.current = sight
    look()
  }, [look, sight])

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const watch = new ResizeObserver(look)
    watch.observe(element)
    // Something above that grows moves the grid without changing it.
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [grid, look])

  return metrics
}
