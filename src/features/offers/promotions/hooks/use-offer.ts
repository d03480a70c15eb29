import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { promotionQueries } from '../../../../api/promotions.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { asArray } from '../../../../lib/read.ts'
import { FILTERS, withPlace } from '../model.ts'

/** One promotion; what a list already knows of it shows while it is asked for. */
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

/** Steps between the list, the promotion and its form: each an address, and Back goes back. */
export function useSteps(id: number) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const leave = (to: { search: string }) =>
    state?.overlay === true ? navigate(-1) : navigate(to, { replace: true })
  return {
    /** Back to the list. */
    close: () => void leave({ search: withPlace(search, { id: null }) }),
    /** From the form back to the promotion. */
    back: () => void leave({ search: withPlace(search, { id }) }),
    apply: () =>
      void navigate(
        { search: withPlace(search, { id, apply: true }) },
        { state: { overlay: true } },
      ),
  }
}
