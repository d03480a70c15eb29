import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { promotionQueries } from '#api/offers/promotions.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { goBack, stepsBehind } from '#patterns/routing/previous.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { FILTERS, PROMOTIONS_SEARCH } from '../model.ts'

/** One promotion; while it is loading, what a list has of it. */
export function useOffer(id: number) {
  const { code } = useLanguage()
  const client = useQueryClient()
  return useQuery({
    ...promotionQueries.one(code, id),
    placeholderData: () =>
      FILTERS.flatMap((type) =>
        asArray(client.getQueryData(promotionQueries.list(code, type).queryKey)?.list),
      ).find((offer) => offer.id === id),
  })
}

/** Navigates between the list, a promotion and its form. Each has an address, so Back works. */
export function useOfferNavigation(id: number) {
  const { state } = useLocation()
  const { searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const navigate = useNavigate()
  const leaveTo = (search: string) =>
    stepsBehind(state) !== null
      ? goBack(navigate, () => stepsBehind(state) ?? 0)
      : void navigate({ search }, { replace: true })
  return {
    toList: () => leaveTo(searchWith({ id: null, apply: false })),
    toOffer: () => leaveTo(searchWith({ id, apply: false })),
    toForm: () =>
      void navigate({ search: searchWith({ id, apply: true }) }, { state: { overlay: true } }),
  }
}
