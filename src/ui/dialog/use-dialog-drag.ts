import { type PointerEvent, useEffect, useRef } from 'react'

const DESKTOP = '(pointer: fine) and (min-width: 1024px)'
const PHONE = '(max-width: 767.98px)'
/** A sheet closes when released below this share of its height. */
const CLOSE_SHARE = 0.25

type Drag = { id: number; startX: number; startY: number; x: number; y: number; sheet: boolean }

function moveTo(panel: HTMLElement, x: number, y: number) {
  panel.style.setProperty('--drag-x', `${x}px`)
  panel.style.setProperty('--drag-y', `${y}px`)
}

function offset(panel: HTMLElement, axis: 'x' | 'y') {
  return Number.parseFloat(panel.style.getPropertyValue(`--drag-${axis}`)) || 0
}

/** Moves the panel, keeping all of it in the window. */
function moveWithin(panel: HTMLElement, x: number, y: number) {
  const box = panel.getBoundingClientRect()
  const left = box.left - offset(panel, 'x')
  const top = box.top - offset(panel, 'y')
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
  moveTo(
    panel,
    clamp(x, -left, Math.max(-left, window.innerWidth - box.width - left)),
    clamp(y, -top, Math.max(-top, window.innerHeight - box.height - top)),
  )
}

/**
 * Makes the header a handle: a fine pointer on a desktop moves the dialog, pulling down on a phone closes the
 * sheet. A shortcut only: the close button and Esc do the same.
 */
export function useDialogDrag(close: (() => void) | null) {
  const panel = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  useEffect(() => {
    const keepInside = () => {
      if (panel.current)
        moveWithin(panel.current, offset(panel.current, 'x'), offset(panel.current, 'y'))
    }
    window.addEventListener('resize', keepInside)
    return () => window.removeEventListener('resize', keepInside)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input')
    const sheet = window.matchMedia(PHONE).matches
    if (!panel.current || onControl || event.button !== 0) return
    if (!sheet && !window.matchMedia(DESKTOP).matches) return
    if (sheet && !close) return
    event.currentTarget.setPointerCapture(event.pointerId)
    panel.current.dataset.dragging = ''
    drag.current = {
      id: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      x: offset(panel.current, 'x'),
      y: offset(panel.current, 'y'),
      sheet,
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current
    if (!current || !panel.current || current.id !== event.pointerId) return
    const x = current.x + event.clientX - current.startX
    const y = current.y + event.clientY - current.startY
    if (current.sheet) moveTo(panel.current, 0, Math.max(0, y))
    else moveWithin(panel.current, x, y)
  }

  const onPointerUp = () => {
    const current = drag.current
    drag.current = null
    if (!current || !panel.current) return
    delete panel.current.dataset.dragging
    if (!current.sheet) return
    if (offset(panel.current, 'y') > panel.current.offsetHeight * CLOSE_SHARE) close?.()
    else moveTo(panel.current, 0, 0)
  }

  const onDoubleClick = () => {
    if (panel.current) moveTo(panel.current, 0, 0)
  }

  return {
    panel,
    handle: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick,
    },
  }
}
