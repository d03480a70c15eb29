import { type PointerEvent, useEffect, useRef } from 'react'

const DESKTOP = '(pointer: fine) and (min-width: 1024px)'
const PHONE = '(max-width: 767.98px)'
/** How far a sheet is pulled down, as a share of its height, before letting go closes it. */
const CLOSE_SHARE = 0.25

type Grip = { id: number; startX: number; startY: number; x: number; y: number; sheet: boolean }

function place(panel: HTMLElement, x: number, y: number) {
  panel.style.setProperty('--drag-x', `${x}px`)
  panel.style.setProperty('--drag-y', `${y}px`)
}

function offset(panel: HTMLElement, axis: 'x' | 'y') {
  return Number.parseFloat(panel.style.getPropertyValue(`--drag-${axis}`)) || 0
}

/** Moves the panel, but never a part of it out of the window. */
function placeInside(panel: HTMLElement, x: number, y: number) {
  const box = panel.getBoundingClientRect()
  const left = box.left - offset(panel, 'x')
  const top = box.top - offset(panel, 'y')
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
  place(
    panel,
    clamp(x, -left, Math.max(-left, window.innerWidth - box.width - left)),
    clamp(y, -top, Math.max(-top, window.innerHeight - box.height - top)),
  )
}

/**
 * The header as a handle: with a fine pointer on a desktop it moves the dialog, on a phone pulling
 * it down closes the sheet. A convenience only: the close button and Esc do the same.
 */
export function useDialogDrag(close: (() => void) | null) {
  const panel = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)

  useEffect(() => {
    const keepInside = () => {
      if (panel.current)
        placeInside(panel.current, offset(panel.current, 'x'), offset(panel.current, 'y'))
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
    grip.current = {
      id: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      x: offset(panel.current, 'x'),
      y: offset(panel.current, 'y'),
      sheet,
    }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (!held || !panel.current || held.id !== event.pointerId) return
    const x = held.x + event.clientX - held.startX
    const y = held.y + event.clientY - held.startY
    if (held.sheet) place(panel.current, 0, Math.max(0, y))
    else placeInside(panel.current, x, y)
  }

  const onPointerUp = () => {
    const held = grip.current
    grip.current = null
    if (!held || !panel.current) return
    delete panel.current.dataset.dragging
    if (!held.sheet) return
    if (offset(panel.current, 'y') > panel.current.offsetHeight * CLOSE_SHARE) close?.()
    else place(panel.current, 0, 0)
  }

  const onDoubleClick = () => {
    if (panel.current) place(panel.current, 0, 0)
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
