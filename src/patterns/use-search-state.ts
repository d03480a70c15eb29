import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readSearch, type SearchSchema, type SearchValues, writeSearch } from './search-state.ts'

/**
 * The state of a page that lives in its address: filters, the page of a list, what is open. `schema` has to
 * be a constant. Answers the values, a setter that leaves everything else in the address as it is, and the
 * address that a change would lead to, for links.
 */
export function useSearchState<const Schema extends SearchSchema>(schema: Schema) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const values = useMemo(() => readSearch(schema, search), [schema, search])
  const searchWith = useCallback(
    (changes: Partial<SearchValues<Schema>>) => writeSearch(schema, search, changes),
    [schema, search],
  )
  /** `replace` leaves no entry in the history, for what changes while somebody types. */
  const setValues = useCallback(
    (changes: Partial<SearchValues<Schema>>, { replace = false } = {}) =>
      navigate({ pathname, search: searchWith(changes), hash }, { replace, state }),
    [navigate, pathname, searchWith, hash, state],
  )
  return { values, setValues, searchWith }
}
