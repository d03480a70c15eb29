import { useQuery } from '@tanstack/react-query'
import { type PromotionApplication, promotionQueries } from '../../../../api/promotions.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { asArray } from '../../../../lib/read.ts'
import { useToken } from '../../../../session/store.ts'
import { useVisitor } from '../../../../session/visitor.ts'

/** What this member has applied for; nothing for anybody else, and nothing while nobody can tell. */
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
