import { useLocation, useNavigate } from 'react-router'
import { goBack, stepsBehind } from '#patterns/routing/previous.ts'
import { idParam } from '#patterns/search-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'

/** The game whose sheet is open, by its node id. */
export const SHEET_PARAMS = { game: idParam } as const

/** The sheet of a game lives in the address, so that Back closes it. */
export function useSheetAddress() {
  const { pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const { values, searchWith } = useSearchState(SHEET_PARAMS)
  const go = (nodeId: number | null, how: { replace?: boolean; state?: unknown }) =>
    void navigate(
      { pathname, search: searchWith({ game: nodeId }), hash },
      { preventScrollReset: true, ...how },
    )
  return {
    nodeId: values.game,
    open: (nodeId: number) => go(nodeId, { state: { overlay: true } }),
    /** Another game in the sheet that is open. */
    change: (nodeId: number) => go(nodeId, { replace: true, state }),
    close: () =>
      stepsBehind(state) !== null
        ? goBack(navigate, () => stepsBehind(state) ?? 0)
        : go(null, { replace: true, state: null }),
  }
}
