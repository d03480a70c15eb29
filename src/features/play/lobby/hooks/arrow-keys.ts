/** The field, then of each row what a press is for: its link, or the last of its buttons. */
function stopsOf(panel: HTMLElement): readonly HTMLElement[] {
  const field = panel.querySelector('input')
  const rows = [...panel.querySelectorAll('section li')].flatMap((row) => {
    const [last] = [...row.querySelectorAll<HTMLElement>('a, button')].slice(-1)
    return last ? [last] : []
  })
  return field ? [field, ...rows] : rows
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Ref for a search with its results: the arrow keys go from the field into them, from one to the next, and back. */
export function arrowKeys(panel: HTMLElement | null) {
  if (!panel) return
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const { target } = event
    if (by === undefined || !(target instanceof Element)) return
    const stops = stopsOf(panel)
    const row = target.closest('section li')
    const at = stops.findIndex((stop) => stop === target || (row?.contains(stop) ?? false))
    const next = at < 0 ? undefined : stops[at + by]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  panel.addEventListener('keydown', onKey)
  return () => panel.removeEventListener('keydown', onKey)
}
