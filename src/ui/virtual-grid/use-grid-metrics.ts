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

function read(grid: HTMLElement, previous: GridMetrics | null): GridMetrics {
  const style = getComputedStyle(grid)
  const gap = pixels(style.rowGap)
  const width = grid.clientWidth
  const columns = columnsFor(width, pixels(style.getPropertyValue('--grid-min')), gap)
  const rendered = grid.querySelector('[data-row]')?.getBoundingClientRect().height
  // Before the first row is rendered: a 3:4 poster with two lines of text.
  const guess = ((width - (columns - 1) * gap) / columns) * 1.6
  return {
    columns,
    gap,
    top: grid.getBoundingClientRect().top + window.scrollY,
    row: rendered || previous?.row || guess || 1,
  }
}

const isSame = (a: GridMetrics | null, b: GridMetrics) =>
  a !== null &&
  a.columns === b.columns &&
  a.gap === b.gap &&
  Math.abs(a.top - b.top) < 1 &&
  Math.abs(a.row - b.row) < 0.5

/** Columns, gap and row height from the style sheet, live. A new `key` measures again. */
export function useGridMetrics(grid: RefObject<HTMLElement | null>, key: string) {
  const [metrics, setMeasures] = useState<GridMetrics | null>(null)
  const measuredFor = useRef('')

  const measure = useCallback(() => {
    const element = grid.current
    if (!element) return
    setMeasures((now) => {
      const next = read(element, now)
      return isSame(now, next) ? now : next
    })
  }, [grid])

  // The first rendered row gives the row height, which changes with the number of columns.
  const measureKey = `${key} ${metrics?.columns}`
  useLayoutEffect(() => {
    if (measuredFor.current === measureKey) return
    measuredFor.current = measureKey
    measure()
  }, [measure, measureKey])

  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Content above that grows moves the grid without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid, measure])

  return metrics
}
