/** Keys that move between tiles, and whether text runs from right to left turns them round. */
const STEPS: Readonly<Record<string, (columns: number, page: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  PageDown: (columns, page) => columns * page,
  PageUp: (columns, page) => -columns * page,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
}

export interface GridPlace {
  readonly index: number
  readonly count: number
  readonly columns: number
  /** Rows that fit the window, at least one. */
  readonly page: number
  readonly rtl: boolean
}

/**
 * The tile that a key leads to, or null for keys that are none of the grid's. Sideways keys walk on
 * into the next row; up and down stay in their column and stop at the first and last row; so do the
 * page keys, at the nearest tile there is.
 */
export function nextIndex(key: string, { index, count, columns, page, rtl }: GridPlace) {
  const turned = rtl ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key) : key
  const step = Object.hasOwn(STEPS, turned) ? STEPS[turned]?.(columns, page) : undefined
  if (step === undefined || count === 0) return null
  const wanted = index + step
  if (wanted >= 0 && wanted < count) return wanted
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const hasRowBelow = Math.floor(index / columns) < Math.floor((count - 1) / columns)
    return step > 0 && hasRowBelow ? count - 1 : index
  }
  if (key === 'PageUp') return index % columns
  return wanted < 0 ? 0 : count - 1
}

/** How many columns of at least `min` fit, with `gap` between them; one at the least. */
export const columnsFor = (width: number, min: number, gap: number): number =>
  min + gap > 0 ? Math.max(1, Math.floor((width + gap) / (min + gap))) : 1
