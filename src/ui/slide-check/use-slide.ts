import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  END,
  type Passage,
  passage,
  valueAfterDrag,
  valueAfterKey,
  valueAfterTap,
} from './slider-value.ts'

/** A tap becomes a drag after this many pixels. */
const DRAG_THRESHOLD = 4

type Drag = { x: number; from: number; moved: boolean; onThumb: boolean }

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

type SlideOptions = {
  /** The slider cannot be moved. */
  locked: boolean
  /** Turning true resets the slider. */
  idle: boolean
  onPass: (passage: Passage) => void
}

/** Pointer and keyboard handling of the slider. */
export function useSlide({ locked, idle, onPass }: SlideOptions) {
  const [value, setValue] = useState(0)
  const [wasIdle, setWasIdle] = useState(idle)
  const [dragging, setDragging] = useState(false)
  const drag = useRef<Drag | null>(null)
  const steps = useRef(0)
  const startedAt = useRef<number | null>(null)

  if (idle !== wasIdle) {
    setWasIdle(idle)
    if (idle) setValue(0)
  }
  useEffect(() => {
    if (!idle) return
    startedAt.current = null
    steps.current = 0
  }, [idle])

  const move = (next: number) => {
    steps.current += 1
    setValue(next)
  }
  const begin = (event: { timeStamp: number }) => {
    startedAt.current ??= event.timeStamp
  }
  const restart = () => {
    drag.current = null
    startedAt.current = null
    steps.current = 0
    setDragging(false)
    setValue(0)
  }
  const pass = (method: Passage['method'], event: { timeStamp: number }) =>
    onPass(passage(method, steps.current, event.timeStamp - (startedAt.current ?? event.timeStamp)))

  const tap = (event: { timeStamp: number }) => {
    begin(event)
    const next = valueAfterTap(value)
    move(next)
    if (next === END) pass('pointer', event)
  }

  const handlers = {
    onFocus: begin,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const confirms = event.key === 'Enter' || event.key === ' '
      const next = valueAfterKey(event.key, value, isRtl(event.currentTarget))
      if (!confirms && next === null) return
      event.preventDefault()
      if (locked) return
      begin(event)
      if (next !== null) move(next)
      else if (value === END && !event.repeat) {
        steps.current += 1
        pass('keyboard', event)
      }
    },
    // Some browsers click a button on keyup of space even if keydown was prevented.
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (locked || event.button !== 0) return
      begin(event)
      const onThumb = event.target instanceof Element && event.target.closest('[data-thumb]')
      drag.current = { x: event.clientX, from: value, moved: false, onThumb: Boolean(onThumb) }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current
      if (!current || locked) return
      const pixels = event.clientX - current.x
      if (!current.moved && Math.abs(pixels) < DRAG_THRESHOLD) return
      current.moved = true
      if (!current.onThumb) return
      const track = event.currentTarget
      const length = track.clientWidth - track.clientHeight
      setDragging(true)
      move(valueAfterDrag(current.from, pixels, length, isRtl(track)))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current
      drag.current = null
      if (!current || locked) return
      setDragging(false)
      if (!current.moved) tap(event)
      else if (!current.onThumb) return
      else if (value === END) pass('pointer', event)
      else restart()
    },
    onPointerCancel: restart,
    onClick: (event: { detail: number; timeStamp: number }) => {
      // A click without a pointer comes from a screen reader and counts as a tap.
      if (event.detail === 0 && !locked) tap(event)
    },
  }
  return { value, dragging, handlers }
}
