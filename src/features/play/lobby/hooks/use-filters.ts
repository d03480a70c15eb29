import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NO_FILTERS, readFilters, writeFilters } from '../address.ts'
import type { Filters } from '../model.ts'

/** So long after the last key what was typed goes to the address. */
const SETTLED_MS = 300

/** The filters of the page, kept in the address; Back takes the last change back. */
export function useFilters() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const [typed, setTyped] = useState(filters.query)
  // How often the text came from elsewhere than the keyboard: a new field begins with it.
  const [turn, setTurn] = useState(0)
  const settled = useRef(filters.query)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = (next: Filters, replace: boolean) => {
    clearTimeout(timer.current)
    settled.current = next.query
    void navigate({ pathname, search: writeFilters(search, next) }, { replace, state })
  }
  const latest = useRef(go)
  latest.current = go

  // Back and links may bring another query than the one that was typed last.
  useEffect(() => {
    if (filters.query === settled.current) return
    settled.current = filters.query
    setTyped(filters.query)
    setTurn((count) => count + 1)
  }, [filters.query])

  useEffect(() => {
    const query = typed.trim()
    // Not the address as it was drawn last: a page on its way must not be called back.
    if (query === settled.current.trim()) return
    timer.current = setTimeout(() => latest.current({ ...filters, query }, true), SETTLED_MS)
    return () => clearTimeout(timer.current)
  }, [typed, filters])

  return {
    filters,
    typed,
    turn,
    type: setTyped,
    /** Somebody means this: the address has it before they go anywhere else. */
    commit: (text: string) => {
      const query = text.trim()
      if (query !== settled.current.trim()) go({ ...filters, query }, true)
    },
    change: (part: Partial<Filters>) => go({ ...filters, query: typed.trim(), ...part }, false),
    reset: () => {
      setTyped('')
      setTurn((count) => count + 1)
      go(NO_FILTERS, false)
    },
  }
}
