import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NO_FILTERS, readFilters, writeFilters } from '../address.ts'
import type { Filters } from '../model.ts'

/** So long after the last key what was typed goes to the address. */
const DEBOUNCE_MS = 300

/** The filters of the page, kept in the address; Back undoes the last change. */
export function useFilters() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const [typed, setTyped] = useState(filters.query)
  // Changes when the text came from elsewhere than the keyboard: the search field starts anew with it.
  const [fieldKey, setFieldKey] = useState(0)
  const written = useRef(filters.query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (next: Filters, replace: boolean) => {
    clearTimeout(timer.current)
    written.current = next.query
    void navigate({ pathname, search: writeFilters(search, next) }, { replace, state })
  }
  const latest = useRef(write)
  latest.current = write

  // Back and links may bring another query than the one that was typed last.
  useEffect(() => {
    if (filters.query === written.current) return
    written.current = filters.query
    setTyped(filters.query)
    setFieldKey((count) => count + 1)
  }, [filters.query])

  useEffect(() => {
    const query = typed.trim()
    // Compared with what was written, not with the address: a navigation may still be under way.
    if (query === written.current.trim()) return
    timer.current = setTimeout(() => latest.current({ ...filters, query }, true), DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
  }, [typed, filters])

  return {
    filters,
    typed,
    fieldKey,
    type: setTyped,
    /** Enter or leaving the field: the address has the text before anything else is opened. */
    commit: (text: string) => {
      const query = text.trim()
      if (query !== written.current.trim()) write({ ...filters, query }, true)
    },
    change: (part: Partial<Filters>) => write({ ...filters, query: typed.trim(), ...part }, false),
    reset: () => {
      setTyped('')
      setFieldKey((count) => count + 1)
      write(NO_FILTERS, false)
    },
  }
}
