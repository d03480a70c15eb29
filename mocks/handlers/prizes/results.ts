import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { asOfFor } from '../reports/range.ts'
import { toPage } from '../shared/paging.ts'

/** A result as the contract writes it. */
export const toPrizeResult = ({ id, prize, at }: Row<'prizeResults'>) => ({ id, prize, at })

/** One page of a member's results. */
export function listResults(
  world: World,
  member: Member,
  source: Row<'prizeResults'>['source'],
  query: { pageNo: number; pageSize: number; until?: number },
) {
  const { asOf } = asOfFor(world, query)
  const rows = world.db.prizeResults
    .list({ memberId: member.id, source })
    .filter(({ at }) => at <= asOf)
    .reverse()
  const { items, total, totalPages } = toPage(rows, query.pageNo, query.pageSize)
  return { list: items.map(toPrizeResult), asOf, total, totalPages, currency: CURRENCY.code }
}
