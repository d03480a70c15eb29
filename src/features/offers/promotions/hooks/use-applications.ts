import { useQuery } from '@tanstack/react-query'
import { type PromotionApplication, promotionQueries } from '#api/offers/promotions.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'

/** The member's applications; none for anybody else, and none until they are loaded. */
export function useApplications(): readonly PromotionApplication[] {
  const { code } = useLanguage()
  const token = useToken()
  const { role } = useVisitor()
  const query = useQuery({
    ...promotionQueries.applications(token ?? '', code),
    enabled: token !== null && role === 'member',
  })
  return asArray(query.data?.list)
}

/** The member's application for one promotion; null when there is none. */
export const useApplication = (id: number): PromotionApplication | null =>
  useApplications().find(({ promotionId }) => promotionId === id) ?? null
