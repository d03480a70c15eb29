/** Index change per key, in left-to-right text. */
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
  /** Rows per page, at least one. */
  readonly page: number
  readonly rtl: boolean
}

/**
 * The index that a key leads to, or null for other keys. Left and right continue in the neighbouring row; up,
 * down and the page keys stay in their column and stop at the first and last row.
 */
export function nextIndex(key: string, { index, count, columns, page, rtl }: GridPlace) {
  const physicalKey = rtl ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key) : key
  const step = Object.hasOwn(STEPS, physicalKey) ? STEPS[physicalKey]?.(columns, page) : undefined
  if (step === undefined || count === 0) return null
  const target = index + step
  if (target >= 0 && target < count) return target
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const hasRowBelow = Math.floor(index / columns) < Math.floor((count - 1) / columns)
    return step > 0 && hasRowBelow ? count - 1 : index
  }
  if (key === 'PageUp') return index % columns
  return target < 0 ? 0 : count - 1
}

/** The number of columns of at least `min` pixels with `gap` between them; at least one. */
export const columnsFor = (width: number, min: number, gap: number): number =>
  min + gap > 0 ? Math.max(1, Math.floor((width + gap) / (min + gap))) : 1
