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

/** Extra rows above and below the window, for fast scrolling. */
const OVERSCAN = 1

/** Attributes of a tile's root, an article. */
export interface TilePlace {
  readonly 'data-index': number
  readonly 'aria-posinset': number
  readonly 'aria-setsize': number
}

/** The attributes of tile `index` in a grid of `count`. */
export const tilePlace = (index: number, count: number): TilePlace => ({
  'data-index': index,
  'aria-posinset': index + 1,
  'aria-setsize': count,
})

export type VirtualGridProps = {
  label: string
  count: number
  /** A stable key. */
  keyOf: (index: number) => string | number
  /** Renders an article with `placeOf(index, count)`; arrow keys focus its first button or link. */
  children: (index: number) => ReactNode
  shape?: 'portrait' | 'wide' | undefined
  /** The content is about to change. */
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
 * Thousands of equal tiles in the page's own scroll; only the rows in view are rendered. Tab visits every control;
 * arrow, page, Home and End keys move from tile to tile.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, keyOf, children, shape = 'portrait', busy = false } = props
  const grid = useRef<HTMLDivElement>(null)
  const metrics = useGridMetrics(grid, `${label} ${shape} ${count > 0}`)
  const [focused, setFocused] = useState<number | null>(null)
  const pendingFocus = useRef<number | null>(null)
  const columns = metrics?.columns ?? 1
  const height = (metrics?.row ?? 1) + (metrics?.gap ?? 0)
  // The focused row stays rendered, or removing it would lose the focus.
  const focusedRow = focused === null || focused >= count ? null : Math.floor(focused / columns)

  const rows = useWindowVirtualizer({
    count: metrics ? Math.ceil(count / columns) : 0,
    estimateSize: () => height,
    scrollMargin: metrics?.top ?? 0,
    overscan: OVERSCAN,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const visible = defaultRangeExtractor(range)
      if (focusedRow === null || focusedRow >= range.count || visible.includes(focusedRow))
        return visible
      return [...visible, focusedRow].sort((a, b) => a - b)
    },
  })

  // Makes the virtualizer read the new estimate.
  const measured = useRef(height)
  useEffect(() => {
    if (measured.current === height) return
    measured.current = height
    rows.measure()
  }, [rows, height])

  useEffect(() => {
    if (pendingFocus.current === null) return
    const tile = grid.current?.querySelector(`[data-index="${pendingFocus.current}"]`)
    const control = tile?.querySelector<HTMLElement>('button, a')
    if (!control) return
    pendingFocus.current = null
    control.focus({ preventScroll: true })
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
    pendingFocus.current = next
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
