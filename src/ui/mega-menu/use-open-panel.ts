import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** HDR-17, D-036: resting on a link this long opens its panel. */
export const OPEN_MS = 150
/** How long the pointer may be on its way between link and panel, or stray from both. */
const CLOSE_MS = 300

/** The row's links; those with a panel carry its name as `data-menu`. */
export const linksOf = (row: HTMLElement | null): HTMLAnchorElement[] => [
  ...(row?.querySelectorAll('a') ?? []),
]

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a') : null

/** Another link of the row by arrow key, Home or End; null for other keys. */
function neighbour(links: readonly HTMLElement[], from: HTMLElement, key: string) {
  const at = links.indexOf(from)
  const ahead = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return links[(at + (key === ahead ? 1 : -1) + links.length) % links.length]
}

export interface OpenPanel {
  /** The name of the open panel. */
  readonly open: string | null
  /** The panel was asked for by key, so the focus follows into it. */
  readonly byKey: RefObject<boolean>
  /** Opens or closes after a while; what was planned before is forgotten. */
  plan: (id: string | null, ms?: number) => void
  /** The pointer has arrived: nothing closes any more. */
  hold: () => void
  close: () => void
}

/** Which panel of a row is open, by resting, by key, and until one leaves it. */
export function useOpenPanel(row: RefObject<HTMLElement | null>): OpenPanel {
  const [open, setOpen] = useState<string | null>(null)
  const byKey = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const planned = useRef<string | null | undefined>(undefined)

  const hold = useCallback(() => {
    clearTimeout(timer.current)
    planned.current = undefined
  }, [])
  const show = useCallback(
    (id: string | null) => {
      hold()
      setOpen(id)
    },
    [hold],
  )
  const plan = useCallback(
    (id: string | null, ms = CLOSE_MS) => {
      hold()
      planned.current = id
      timer.current = setTimeout(() => show(id), ms)
    },
    [hold, show],
  )

  useEffect(() => {
    const bar = row.current
    if (!bar) return
    const rest = (link: HTMLAnchorElement) => {
      byKey.current = false
      plan(link.dataset.menu ?? null, OPEN_MS)
    }
    const onOver = (event: PointerEvent) => {
      const link = linkAt(event.target)
      if (event.pointerType === 'mouse' && link) rest(link)
    }
    // The safe corridor: links that are only crossed on the way down to the panel do not open theirs.
    const onMove = (event: PointerEvent) => {
      if (planned.current && event.movementY > 0) plan(planned.current, OPEN_MS)
    }
    // The panel hears of its visitor before the row hears that it was left.
    const onLeave = ({ relatedTarget: to }: PointerEvent) => {
      if (!(to instanceof Node && bar.parentElement?.contains(to))) plan(null)
    }
    const onClick = () => show(null)
    const onKey = (event: KeyboardEvent) => {
      const link = linkAt(event.target)
      if (!link) return
      const next = neighbour(linksOf(bar), link, event.key)
      if (next) next.focus()
      else if ((event.key === 'Enter' || event.key === 'ArrowDown') && link.dataset.menu) {
        byKey.current = true
        show(link.dataset.menu)
      } else return
      event.preventDefault()
    }
    bar.addEventListener('pointerover', onOver)
    bar.addEventListener('pointermove', onMove)
    bar.addEventListener('pointerleave', onLeave)
    bar.addEventListener('click', onClick)
    bar.addEventListener('keydown', onKey)
    // Whoever was quicker than this code is on a link already.
    const waiting = bar.querySelector<HTMLAnchorElement>('a:hover')
    if (waiting) rest(waiting)
    return () => {
      hold()
      bar.removeEventListener('pointerover', onOver)
      bar.removeEventListener('pointermove', onMove)
      bar.removeEventListener('pointerleave', onLeave)
      bar.removeEventListener('click', onClick)
      bar.removeEventListener('keydown', onKey)
    }
  }, [row, plan, show, hold])

  const close = useCallback(() => show(null), [show])
  return { open, byKey, plan, hold, close }
}
