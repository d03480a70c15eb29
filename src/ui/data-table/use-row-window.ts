import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Density, VIRTUAL_FROM } from './columns.ts'

/** Extra rows above and below, for fast scrolling. */
const OVERSCAN = 2

/** Below this width of the container rows are cards; the style sheet has the same figure. */
const CARDS_BELOW_PX = 640

/** As high as the box may be: rows are there with the first render, before the box has been measured. */
const FIRST_RECT = { width: 0, height: 720 }

/** First guesses; the rows themselves are measured. */
const ROW_PX: Readonly<Record<Density, number>> = { comfortable: 56, compact: 40 }
const CARD_LINE_PX = 32

interface WindowOptions {
  box: RefObject<HTMLElement | null>
  count: number
  density: Density
  columns: number
  /** The row with the focus stays rendered, or removing it would lose the focus. */
  kept: number | null
}

/** A row to render, or the height of those between two that are. */
type WindowItem = { readonly index: number } | { readonly key: string; readonly gap: number }

/** The range of rows to render: all of a short table, the visible ones of a long one. */
export function useRowWindow({ box, count, density, columns, kept }: WindowOptions) {
  const virtual = count > VIRTUAL_FROM
  const cards = useNarrow(box)
  const height = cards ? (columns + 1) * CARD_LINE_PX : ROW_PX[density]
  const rows = useVirtualizer({
    count: virtual ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    // Renders rows in the same frame as the scroll, or a fast wheel on a slow processor would show blanks.
    useFlushSync: true,
    rangeExtractor: (range: Range) => {
      const visible = defaultRangeExtractor(range)
      if (kept === null || kept >= range.count || visible.includes(kept)) return visible
      return [...visible, kept].sort((a, b) => a - b)
    },
  })
  // Makes the virtualizer read the new estimate.
  const measured = useRef(height)
  useEffect(() => {
    if (measured.current === height) return
    measured.current = height
    rows.measure()
  }, [rows, height])

  if (!virtual) {
    const items: WindowItem[] = Array.from({ length: count }, (_, index) => ({ index }))
    return { virtual, items, measure: null }
  }
  const items: WindowItem[] = []
  let end = 0
  for (const { index, start, end: next } of rows.getVirtualItems()) {
    if (start > end) items.push({ key: `before-${index}`, gap: start - end })
    items.push({ index })
    end = next
  }
  const rest = rows.getTotalSize() - end
  if (rest > 0) items.push({ key: 'after', gap: rest })
  return { virtual, items, measure: rows.measureElement }
}

/** Whether the container shows cards. */
function useNarrow(box: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(() => setNarrow(element.clientWidth < CARDS_BELOW_PX))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [box])
  return narrow
}
