import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { nextRow } from './columns.ts'

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null

/** Which row has, or last had, the focus, and the keys that lead from row to row. */
export function useRowKeys(box: RefObject<HTMLElement | null>, count: number) {
  const [focused, setFocused] = useState<number | null>(null)
  const pending = useRef<{ index: number; control: 'input' | 'button' } | null>(null)
  const current = focused !== null && focused < count ? focused : null

  // A row that is not rendered yet gets the focus once it is.
  useEffect(() => {
    if (pending.current === null) return
    const { index, control } = pending.current
    const row = box.current?.querySelector(`[data-index="${index}"]`)
    const wanted = row?.querySelector<HTMLElement>(control)
    if (!wanted) return
    pending.current = null
    wanted.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    if (!row || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const height = row.getBoundingClientRect().height || 1
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / height) - 2)
    const next = nextRow(event.key, Number(row.dataset.index), count, page)
    if (next === null) return
    event.preventDefault()
    pending.current = {
      index: next,
      control: event.target instanceof HTMLInputElement ? 'input' : 'button',
    }
    setFocused(next)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const index = rowOf(target)?.dataset.index
    if (index !== undefined) setFocused(Number(index))
  }
  return { current, handlers: { onKeyDown, onFocus } }
}
