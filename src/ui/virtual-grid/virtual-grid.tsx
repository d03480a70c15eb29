import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { nextIndex } from './grid-logic.ts'
import { useGridMetrics } from './use-grid-metrics.ts'
import styles from './virtual-grid.module.css'

/** Rows kept ready above and below the window, so that a fast scroll meets no blank row. */
const OVERSCAN = 1

/** What a tile must carry on its outermost element, an article. */
export interface TilePlace {
  readonly 'data-index': number
  readonly 'aria-posinset': number
  readonly 'aria-setsize': number
}

/** The place of a tile in a grid of `count`. */
export const placeOf = (index: number, count: number): TilePlace => ({
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
})

export type VirtualGridProps = {
  label: string
  count: number
  /** Stays the same for the same thing. */
  keyOf: (index: number) => string | number
  /** Draws an article that carries its place (`placeOf`); arrows lead to the first button in it. */
  children: (index: number) => ReactNode
  shape?: 'portrait' | 'wide' | undefined
  /** What is shown is about to change. */
  busy?: boolean | undefined
}

const tileOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
const indexOf = (target: EventTarget): number | null => {
  const index = tileOf(target)?.dataset.index
  return index === undefined ? null : Number(index)
}

type GridStyle = CSSProperties & Record<'--columns', number>

/**
 * Thousands of tiles of one size in the page's own scroll: only the rows in view are drawn. Tab goes
 * through every control; arrow, page, Home and End keys go from tile to tile.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, keyOf, children, shape = 'portrait', busy = false } = props
  const grid = useRef<HTMLDivElement>(null)
  const metrics = useGridMetrics(grid, `${label} ${shape} ${count > 0}`)
  const [focused, setFocused] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const columns = metrics?.columns ?? 1
  const height = (metrics?.row ?? 1) + (metrics?.gap ?? 0)
  // The row with the focus stays, however far away: what was removed would take the focus along.
  const held = focused === null || focused >= count ? null : Math.floor(focused / columns)

  const rows = useWindowVirtualizer({
    count: metrics ? Math.ceil(count / columns) : 0,
    estimateSize: () => height,
    scrollMargin: metrics?.top ?? 0,
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (held === null || held >= range.count || near.includes(held)) return near
      return [...near, held].sort((a, b) => a - b)
    },
  })

  // Sizes are read from the estimate again.
  const measured = useRef(height)
  useEffect(() => {
    if (measured.current === height) return
    measured.current = height
    rows.measure()
  }, [rows, height])

  useEffect(() => {
    if (wanted.current === null) return
    const tile = grid.current?.querySelector(`[data-index="${wanted.current}"]`)
    const door = tile?.querySelector<HTMLElement>('button, a')
    if (!door) return
    wanted.current = null
    door.focus({ preventScroll: true })
    tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target)
    if (index === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const page = Math.max(1, Math.floor(window.innerHeight / height) - 1)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextIndex(event.key, { index, count, columns, page, rtl })
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    setFocused(next)
    if (next === index) tileOf(event.target)?.querySelector<HTMLElement>('button, a')?.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null)
  }

  const style: GridStyle = {
    '--columns': columns,
    blockSize: Math.max(0, rows.getTotalSize() - (metrics?.gap ?? 0)),
  }
  return (
    <div
      ref={grid}
      className={styles.grid}
      style={style}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      data-shape={shape}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={onBlur}
    >
      {rows.getVirtualItems().map(({ key, index: row, start }) => (
        <div
          key={key}
          className={styles.row}
          data-row={row}
          style={{ transform: `translateY(${start - (metrics?.top ?? 0)}px)` }}
        >
          {Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
            const index = row * columns + column
            return <Fragment key={keyOf(index)}>{children(index)}</Fragment>
          })}
        </div>
      ))}
    </div>
  )
}
