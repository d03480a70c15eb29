import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readSearch, type SearchSchema, type SearchValues, writeSearch } from './search-state.ts'

/**
 * The state of a page that is kept in its address: filters, the page of a list, the open item. `schema` has to be a
 * constant. Returns the values, a setter that keeps everything else in the address, and a function for the address
 * of a change, for links.
 */
export function useSearchState<const Schema extends SearchSchema>(schema: Schema) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const values = useMemo(() => readSearch(schema, search), [schema, search])
  const searchWith = useCallback(
    (changes: Partial<SearchValues<Schema>>) => writeSearch(schema, search, changes),
    [schema, search],
  )
  /** `replace` adds no history entry, for changes while typing. */
  const setValues = useCallback(
    (changes: Partial<SearchValues<Schema>>, { replace = false } = {}) =>
      navigate({ pathname, search: searchWith(changes), hash }, { replace, state }),
    [navigate, pathname, searchWith, hash, state],
  )
  return { values, setValues, searchWith }
}
