import type { RequestHandler } from 'msw'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { QueryOf } from '#mocks/contract/types.ts'
import {
  daysFrom,
  findPath,
  getSubtree,
  listTeam,
  type TeamMember,
} from '#mocks/world/agents/team/team.ts'
import { balanceAt, isOnlineAt, lastSeenAt, playedOn } from '#mocks/world/agents/team/team-state.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import { dayAt, daysBetween } from '#mocks/world/core/days.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { asOfFor, paginate, validateRange } from '../reports/range.ts'
import {
  findDownlineDetail,
  kindsInForce,
  toDownline,
  toDownlineKind,
  toPath,
} from './downline-view.ts'
import { lastMoment } from './team.ts'

type Schemas = components['schemas']

type Query = QueryOf<'getDownlines'>

/** The number of members below each team member who joined since a moment. */
function joinedSince(team: readonly TeamMember[], moment: number): ReadonlyMap<number, number> {
  const byId = new Map(team.map((one) => [one.id, one]))
  const counts = new Map<number, number>()
  for (const { joinedAt, uplineId } of team) {
    if (joinedAt <= moment) continue
    for (let up = byId.get(uplineId); up; up = byId.get(up.uplineId))
      counts.set(up.id, (counts.get(up.id) ?? 0) + 1)
  }
  return counts
}

/** The value that a row is sorted by. */
function sortValueOf(
  world: World,
  sort: Schemas['DownlineSort'],
  moment: number,
  since: ReadonlyMap<number, number>,
) {
  const values: Record<Schemas['DownlineSort'], (one: TeamMember) => bigint | number | string> = {
    ACCOUNT: ({ account }) => account,
    BALANCE: (one) => balanceAt(world, one, moment),
    TEAM_SIZE: ({ id, size }) => size - (since.get(id) ?? 0),
    LAST_LOGIN: (one) => lastSeenAt(world, one, moment) ?? 0,
    JOINED: ({ joinedAt }) => joinedAt,
  }
  return values[sort]
}

function sorted(
  world: World,
  rows: readonly TeamMember[],
  { sort = 'JOINED', order = 'DESCENDING' }: Query,
  moment: number,
  since: ReadonlyMap<number, number>,
): TeamMember[] {
  const value = sortValueOf(world, sort, moment, since)
  const sign = order === 'ASCENDING' ? 1 : -1
  const keyed = rows.map((one) => [value(one), one] as const)
  keyed.sort(([a, one], [b, other]) => {
    if (a === b) return sign * (one.id - other.id)
    return a < b ? -sign : sign
  })
  return keyed.map(([, one]) => one)
}

/** F-32: the people that a figure of the overview counts on these days; `moment` is their end. */
function countedBy(only: Schemas['DownlineFigure'], starts: readonly number[], moment: number) {
  const counts: Record<Schemas['DownlineFigure'], (one: TeamMember) => boolean> = {
    MEMBERS: ({ joinedAt }) => joinedAt <= moment,
    NEW: ({ joinedAt, joinedDay }) => starts.includes(joinedDay) && joinedAt <= moment,
    ACTIVE: (one) => playedOn(one, starts, moment),
    ONLINE: (one) => one.joinedAt <= moment && isOnlineAt(one, moment),
  }
  return counts[only]
}

/** Filters downlines by a text, by a figure of the overview, or to direct downlines. */
function wanted({ search, kind, only }: Query, uplineId: number, starts: number[], moment: number) {
  const text = search?.trim().toLowerCase()
  const isCounted = only && countedBy(only, starts, moment)
  return (one: TeamMember): boolean =>
    one.joinedAt <= moment &&
    (text === undefined ||
      one.account.includes(text) ||
      (one.nickname ?? '').toLowerCase().includes(text)) &&
    (isCounted ? isCounted(one) : text !== undefined || one.uplineId === uplineId) &&
    (kind === undefined || toDownlineKind(one) === kind)
}

/** D-072: who is below an agent. */
export const downlineHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getDownlines', ({ query, member }) => {
    const { uplineId = member.id, only } = query
    const { asOf } = asOfFor(world, query)
    const today = dayAt(asOf)
    const range = { from: query.from ?? query.to ?? today, to: query.to ?? today }
    const fault = validateRange(world, range)
    if (fault) return fault
    const team = listTeam(world, member)
    const path = uplineId === member.id ? [] : findPath(team, uplineId)
    if (!path) return fail(404)
    const within = uplineId === member.id ? team : getSubtree(team, uplineId)
    const starts = daysFrom(range.from, daysBetween(range.from, range.to) + 1)
    const moment = only ? lastMoment(starts, asOf) : asOf
    const found = within.filter(wanted(query, uplineId, starts, moment))
    const { items, paging } = paginate(
      sorted(world, found, query, moment, joinedSince(team, asOf)),
      query,
    )
    const kinds = kindsInForce(world, member)
    const sum = (rows: readonly TeamMember[]) => ({
      count: rows.length,
      balance: fromMinor(rows.reduce((all, one) => all + balanceAt(world, one, moment), 0n)),
    })
    return ok({
      currency: CURRENCY.code,
      asOf,
      paging,
      path: toPath(path),
      list: items.map((one) => toDownline(world, one, kinds, moment)),
      pageTotals: sum(items),
      totals: sum(found),
    })
  }),

  operation(world, 'getDownline', ({ query: { id }, member }) => {
    const detail = findDownlineDetail(world, member, id)
    return detail ? ok(detail) : fail(404)
  }),
]
