import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A mouse that has moved further was dragging, not clicking. */
const DRAG_PX = 6

/**
 * For the plain list, until Swiper takes over: dragging it with the mouse turns to the next slide and opens no link.
 * Swiper may take over in the middle of it; it has not seen the press and would let the click through.
 */
export function useMouseDrag(isPlain: boolean, step: (direction: 1 | -1) => void) {
  const press = useRef<{ readonly x: number; readonly y: number; readonly isPlain: boolean }>(null)
  const dragged = useRef(false)
  return {
    onPointerDown({ pointerType, button, clientX: x, clientY: y }: PointerEvent) {
      dragged.current = false
      press.current = pointerType === 'mouse' && button === 0 ? { x, y, isPlain } : null
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const from = press.current
      press.current = null
      if (!from) return
      const way = clientX - from.x
      dragged.current = Math.hypot(way, clientY - from.y) > DRAG_PX
      if (!from.isPlain || Math.abs(way) <= DRAG_PX) return
      const rtl = getComputedStyle(currentTarget).direction === 'rtl'
      step(way < 0 === rtl ? -1 : 1)
    },
    onClickCapture(event: MouseEvent) {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
