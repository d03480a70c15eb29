import { useLocation, useNavigate } from 'react-router'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { withReturnAddress } from '#session/return-address.ts'
import { PROMOTIONS_SEARCH } from '../model.ts'

/** The steps that guests and trial accounts need before they can apply for a promotion. */
export function useEntry(id: number) {
  const { open } = usePopup()
  const { pathname, search } = useLocation()
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const navigate = useNavigate()
  return {
    // A login returns to the form; when it is closed instead, the page is as before.
    login: () =>
      void navigate(
        { search: withPopup(search, 'login') },
        { state: withReturnAddress(pathname + searchWith({ id, apply: true })) },
      ),
    trial: () => void open('real-account'),
  }
}
