import { useQuery } from '@tanstack/react-query'
import { promotionQueries } from '#api/offers/promotions.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import type { Standing } from '../model.ts'

const NONE: Standing = { application: null, refusal: null }

/** How each promotion stands for the member, by its id; the same for all while that is loading, and for anybody else. */
export function useStandings() {
  const { code } = useLanguage()
  const token = useToken()
  const { role } = useVisitor()
  const enabled = token !== null && role === 'member'
  const { data, isFetched } = useQuery({
    ...promotionQueries.applications(token ?? '', code),
    enabled,
  })
  return {
    /** Only before the first answer: a form stays open while a failed one is asked for again. */
    isLoading: enabled && !isFetched,
    standingOf: (id: number): Standing => {
      if (!data) return NONE
      const isIt = ({ promotionId }: { promotionId: number }) => promotionId === id
      return {
        application: asArray(data.list).find(isIt) ?? null,
        refusal: asArray(data.refusals).find(isIt)?.code ?? null,
      }
    },
  }
}
