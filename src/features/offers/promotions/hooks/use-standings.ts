import { useQuery } from '@tanstack/react-query'
import { promotionQueries } from '#api/offers/promotions.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { asArray } from '#lib/read.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import type { Standing } from '../model.ts'

const NONE: Standing = { application: null, refusal: null }

/** The state of each promotion for the member, by id; one default for all while loading, and for other visitors. */
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
    /** Only before the first response: a form stays open while a failed query is fetched again. */
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
