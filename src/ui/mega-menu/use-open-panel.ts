import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Hover delay before a panel opens. */
const OPEN_MS = 150
/** Delay before the panel closes when the pointer is outside link and panel. */
const CLOSE_MS = 300

/** The row's links; a link with a panel carries its name as `data-menu`. */
export const findLinks = (row: HTMLElement | null): HTMLAnchorElement[] => [
  ...(row?.querySelectorAll('a') ?? []),
]

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a') : null

/** The link that an arrow key, Home or End leads to; null for other keys. */
function neighbour(links: readonly HTMLElement[], from: HTMLElement, key: string) {
  const at = links.indexOf(from)
  const forward = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return links[(at + (key === forward ? 1 : -1) + links.length) % links.length]
}

export interface OpenPanel {
  /** The name of the open panel. */
  readonly open: string | null
  /** Opened by keyboard: the focus moves into the panel. */
  readonly openedByKey: RefObject<boolean>
  /** Opens or closes after a delay; replaces what was scheduled before. */
  schedule: (id: string | null, ms?: number) => void
  /** Cancels what was scheduled. */
  cancel: () => void
  close: () => void
}

/** Which panel of a row is open: by hover, by keyboard, until pointer or focus leave. */
export function useOpenPanel(row: RefObject<HTMLElement | null>): OpenPanel {
  const [open, setOpen] = useState<string | null>(null)
  const openedByKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const scheduled = useRef<string | null | undefined>(undefined)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    scheduled.current = undefined
  }, [])
  const show = useCallback(
    (id: string | null) => {
      cancel()
      setOpen(id)
    },
    [cancel],
  )
  const schedule = useCallback(
    (id: string | null, ms = CLOSE_MS) => {
      cancel()
      scheduled.current = id
      timer.current = setTimeout(() => show(id), ms)
    },
    [cancel, show],
  )

  useEffect(() => {
    const bar = row.current
    if (!bar) return
    const startHover = (link: HTMLAnchorElement) => {
      openedByKey.current = false
      schedule(link.dataset.menu ?? null, OPEN_MS)
    }
    const onOver = (event: PointerEvent) => {
      const link = linkAt(event.target)
      if (event.pointerType === 'mouse' && link) startHover(link)
    }
    // While the pointer moves down towards the panel, links that it crosses do not open theirs.
    const onMove = (event: PointerEvent) => {
      if (scheduled.current && event.movementY > 0) schedule(scheduled.current, OPEN_MS)
    }
    // Entering the panel is reported before leaving the row.
    const onLeave = ({ relatedTarget: to }: PointerEvent) => {
      if (!(to instanceof Node && bar.parentElement?.contains(to))) schedule(null)
    }
    const onClick = () => show(null)
    const onKey = (event: KeyboardEvent) => {
      const link = linkAt(event.target)
      if (!link) return
      const next = neighbour(findLinks(bar), link, event.key)
      if (next) next.focus({ preventScroll: true })
      else if ((event.key === 'Enter' || event.key === 'ArrowDown') && link.dataset.menu) {
        openedByKey.current = true
        show(link.dataset.menu)
      } else return
      event.preventDefault()
    }
    bar.addEventListener('pointerover', onOver)
    bar.addEventListener('pointermove', onMove)
    bar.addEventListener('pointerleave', onLeave)
    bar.addEventListener('click', onClick)
    bar.addEventListener('keydown', onKey)
    // The pointer may be on a link before this code has loaded.
    const hovered = bar.querySelector<HTMLAnchorElement>('a:hover')
    if (hovered) startHover(hovered)
    return () => {
      cancel()
      bar.removeEventListener('pointerover', onOver)
      bar.removeEventListener('pointermove', onMove)
      bar.removeEventListener('pointerleave', onLeave)
      bar.removeEventListener('click', onClick)
      bar.removeEventListener('keydown', onKey)
    }
  }, [row, schedule, show, cancel])

  const close = useCallback(() => show(null), [show])
  return { open, openedByKey, schedule, cancel, close }
}
