import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'
import { NO_FILTERS, parseFilters, serializeFilters } from '../address.ts'
import type { Filters } from '../model.ts'

/** The delay after the last key before the text is written to the address. */
const DEBOUNCE_MS = 300

/** Filters on their way into the address; the state of their history entry carries `id`. */
interface Write {
  readonly id: number
  readonly filters: Filters
}

/** The write that a state comes from, if any. History clones states, so they cannot be compared by identity. */
const writeIdOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'filtersWrite' in state
    ? state.filtersWrite
    : undefined

/**
 * The filters of the page, kept in the address; Back undoes the last change. On a slow machine the address
 * follows late: what it brings then is known as our own by the id in its state, and never replaces what was typed since.
 */
export function useFilters() {
  const location = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  const { pathname, search } = location
  const filters = useMemo(() => parseFilters(search), [search])
  const [typed, setTyped] = useState(filters.query)
  // The text set into the search field by the page; a new object each time.
  const [given, setGiven] = useState({ text: filters.query })
  // As the field has it; `typed` follows in a transition.
  const text = useRef(filters.query)
  const underWay = useRef<readonly Write[]>([])
  const arrived = useRef({ location, query: filters.query })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const newest = () => underWay.current.at(-1)?.filters ?? filters
  const write = (next: Filters, replace: boolean) => {
    clearTimeout(timer.current)
    const id = Math.random()
    underWay.current = [...underWay.current, { id, filters: next }]
    void navigate(
      { pathname, search: serializeFilters(search, next) },
      { replace, state: { ...location.state, filtersWrite: id } },
    )
  }
  const writeText = () => {
    const query = text.current.trim()
    if (query !== newest().query.trim()) write({ ...newest(), query }, true)
  }
  const show = (next: string) => {
    clearTimeout(timer.current)
    text.current = next
    setTyped(next)
    setGiven({ text: next })
  }

  const arrive = useEffectEvent((at: Location, isPop: boolean) => {
    const before = arrived.current
    if (before.location === at) return
    arrived.current = { location: at, query: filters.query }
    const written = writeIdOf(at.state)
    const own = isPop ? -1 : underWay.current.findIndex(({ id }) => id === written)
    underWay.current = own < 0 ? [] : underWay.current.slice(own + 1)
    if (own >= 0) return
    // Opening a sheet or a pop-up keeps the query that the address had then, which may be older than the typed text.
    const carries =
      filters.query === before.query ||
      (written !== undefined && written === writeIdOf(before.location.state))
    if (!isPop && carries) writeText()
    // Back and links change the query.
    else if (filters.query !== text.current.trim()) show(filters.query)
  })
  useEffect(() => arrive(location, kind === 'POP'), [location, kind])

  const writeLatest = useEffectEvent(writeText)
  useEffect(() => {
    // Do not write an outdated text into the address.
    if (typed !== text.current) return
    timer.current = setTimeout(writeLatest, DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
  }, [typed])

  return {
    filters,
    typed,
    given,
    type: (next: string) => {
      text.current = next
      setTyped(next)
    },
    /** Enter or leaving the field: the address has the text before anything else is opened. */
    commit: (next: string) => {
      text.current = next
      writeText()
    },
    change: (part: Partial<Filters>) =>
      write({ ...newest(), query: text.current.trim(), ...part }, false),
    reset: () => {
      show('')
      write(NO_FILTERS, false)
    },
  }
}
