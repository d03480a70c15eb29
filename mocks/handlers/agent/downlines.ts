import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import type { QueryOf } from '../../contract/types.ts'
import { operation } from '../../contract.ts'
import { CURRENCY } from '../../world/site.ts'
import { balanceNow, below, pathTo, type TeamMember } from '../../world/team/team.ts'
import type { World } from '../../world/world-types.ts'
import { pagedRows } from '../reports/range.ts'
import {
  detailOf,
  kindOf,
  kindsInForce,
  lastSeen,
  shownDownline,
  stepsOf,
} from './downline-view.ts'
import { money, teamOfCaller } from './team.ts'

type Schemas = components['schemas']

/** What rows are compared by. */
function sortValueOf(world: World, sort: Schemas['DownlineSort']) {
  const values: Record<Schemas['DownlineSort'], (one: TeamMember) => number | string> = {
    ACCOUNT: ({ account }) => account,
    BALANCE: (one) => balanceNow(world, one),
    TEAM_SIZE: ({ size }) => size,
    LAST_LOGIN: (one) => lastSeen(world, one) ?? 0,
    JOINED: ({ joinedAt }) => joinedAt,
  }
  return values[sort]
}

function sorted(
  world: World,
  rows: readonly TeamMember[],
  { sort = 'JOINED', order = 'DESCENDING' }: QueryOf<'getDownlines'>,
): TeamMember[] {
  const value = sortValueOf(world, sort)
  const sign = order === 'ASCENDING' ? 1 : -1
  const keyed = rows.map((one) => [value(one), one] as const)
  keyed.sort(([a, one], [b, other]) => sign * (a < b ? -1 : a > b ? 1 : one.id - other.id))
  return keyed.map(([, one]) => one)
}

/** D-072: who is below an agent. */
export const downlineHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDownlines', ({ query, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    const { uplineId = member.id, search, kind } = query
    const path = uplineId === member.id ? [] : pathTo(team, uplineId)
    if (!path) return fail(404)
    const text = search?.trim().toLowerCase()
    const within = uplineId === member.id ? team : below(team, uplineId)
    const found = within.filter(
      (one) =>
        (text === undefined
          ? one.uplineId === uplineId
          : one.account.includes(text) || (one.nickname ?? '').toLowerCase().includes(text)) &&
        (kind === undefined || kindOf(one) === kind),
    )
    const { items, paging } = pagedRows(sorted(world, found, query), query)
    const kinds = kindsInForce(world, member)
    const sum = (rows: readonly TeamMember[]) => ({
      count: rows.length,
      balance: money(rows.reduce((all, one) => all + balanceNow(world, one), 0)),
    })
    return ok({
      currency: CURRENCY.code,
      paging,
      path: stepsOf(path),
      list: items.map((one) => shownDownline(world, one, kinds)),
      pageTotals: sum(items),
      totals: sum(found),
    })
  }),

  operation(world, 'getDownline', ({ query: { id }, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    const detail = detailOf(world, member, team, id)
    return detail ? ok(detail) : fail(404)
  }),
]
