import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  END,
  type Passage,
  passage,
  valueAfterDrag,
  valueAfterKey,
  valueAfterTap,
} from './slider-value.ts'

/** Pixels a finger may tremble before a tap becomes a drag. */
const TREMBLE = 4

type Grip = { x: number; from: number; moved: boolean; onThumb: boolean }

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

type Slide = {
  /** Nobody may move it. */
  still: boolean
  /** Waiting for a hand: whenever this begins, the slider is back at its start. */
  idle: boolean
  onPass: (passage: Passage) => void
}

/** The hand and the keys on the slider. */
export function useSlide({ still, idle, onPass }: Slide) {
  const [at, setAt] = useState(0)
  const [wasIdle, setWasIdle] = useState(idle)
  const [dragging, setDragging] = useState(false)
  const grip = useRef<Grip | null>(null)
  const steps = useRef(0)
  const began = useRef<number | null>(null)

  if (idle !== wasIdle) {
    setWasIdle(idle)
    if (idle) setAt(0)
  }
  useEffect(() => {
    if (!idle) return
    began.current = null
    steps.current = 0
  }, [idle])

  const move = (value: number) => {
    steps.current += 1
    setAt(value)
  }
  const begin = (event: { timeStamp: number }) => {
    began.current ??= event.timeStamp
  }
  const restart = () => {
    grip.current = null
    began.current = null
    steps.current = 0
    setDragging(false)
    setAt(0)
  }
  const pass = (way: Passage['way'], event: { timeStamp: number }) =>
    onPass(passage(way, steps.current, event.timeStamp - (began.current ?? event.timeStamp)))

  const tap = (event: { timeStamp: number }) => {
    begin(event)
    const value = valueAfterTap(at)
    move(value)
    if (value === END) pass('pointer', event)
  }

  const handlers = {
    onFocus: begin,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const confirms = event.key === 'Enter' || event.key === ' '
      const value = valueAfterKey(event.key, at, isRtl(event.currentTarget))
      if (!confirms && value === null) return
      event.preventDefault()
      if (still) return
      begin(event)
      if (value !== null) move(value)
      else if (at === END && !event.repeat) {
        steps.current += 1
        pass('keyboard', event)
      }
    },
    // Some browsers click a button when the space bar comes up, whatever became of its way down.
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (still || event.button !== 0) return
      begin(event)
      const onThumb = event.target instanceof Element && event.target.closest('[data-thumb]')
      grip.current = { x: event.clientX, from: at, moved: false, onThumb: Boolean(onThumb) }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (!held || still) return
      const pixels = event.clientX - held.x
      if (!held.moved && Math.abs(pixels) < TREMBLE) return
      held.moved = true
      if (!held.onThumb) return
      const track = event.currentTarget
      const room = track.clientWidth - track.clientHeight
      setDragging(true)
      move(valueAfterDrag(held.from, pixels, room, isRtl(track)))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = grip.current
      grip.current = null
      if (!held || still) return
      setDragging(false)
      if (!held.moved) tap(event)
      else if (!held.onThumb) return
      else if (at === END) pass('pointer', event)
      else restart()
    },
    onPointerCancel: restart,
    onClick: (event: { detail: number; timeStamp: number }) => {
      // A click without a pointer is a screen reader's: a tap like any other.
      if (event.detail === 0 && !still) tap(event)
    },
  }
  return { at, dragging, handlers }
}
