import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { isAgentType } from '../../content/brand.ts'
import { fail, ok, refuse } from '../../contract/answers.ts'
import { wasGranted } from '../../contract/request-keys.ts'
import type { QueryOf } from '../../contract/types.ts'
import { operation } from '../../contract.ts'
import { compareAmounts } from '../../world/amount.ts'
import { addDays, dayAt, startOf } from '../../world/days.ts'
import { CURRENCY } from '../../world/site.ts'
import type { Member } from '../../world/tables.ts'
import { raiseOf, rebateOf } from '../../world/team/downline-rebate.ts'
import { balanceNow, below, daysFrom, pathTo, type TeamMember } from '../../world/team/team.ts'
import { figuresOf } from '../../world/team/team-figures.ts'
import type { World } from '../../world/world-types.ts'
import { pagedRows, scopeOf } from '../reports/range.ts'
import { violated } from './accounts.ts'
import { money, shownSums, teamOfCaller } from './team.ts'

type Schemas = components['schemas']

const DETAIL_DAYS = 30

/** Personal data is masked: three digits, stars, two digits. */
const masked = (mobile: string): string =>
  mobile.slice(0, 3) + '*'.repeat(Math.max(0, mobile.length - 5)) + mobile.slice(-2)

const kindOf = ({ type }: TeamMember): Schemas['DownlineKind'] =>
  isAgentType(type) ? 'AGENT' : 'MEMBER'

function lastSeen(world: World, { id, book }: TeamMember): number | null {
  const sessions = world.db.sessions.list({ memberId: id }).map(({ createdAt }) => createdAt)
  const now = world.clock.now()
  const played = book.last(startOf(dayAt(now)), now)?.at
  const seen = played === undefined ? sessions : [...sessions, played]
  return seen.length > 0 ? Math.max(...seen) : null
}

function shownDownline(world: World, one: TeamMember): Schemas['Downline'] {
  const { id, account, nickname, level, size: teamSize, mobile, joinedAt } = one
  return {
    ...{ id, account, nickname, level, teamSize, joinedAt, kind: kindOf(one) },
    balance: money(balanceNow(world, one)),
    mobile: masked(mobile),
    lastLoginAt: lastSeen(world, one),
  }
}

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

const stepsOf = (path: readonly TeamMember[]) => path.map(({ id, account }) => ({ id, account }))

/** One of a team with the figures of thirty days, the rebate, and to what the caller may raise it. */
function detailOf(world: World, agent: Member, team: readonly TeamMember[], id: number) {
  const path = pathTo(team, id)
  const one = path?.at(-1)
  if (!path || !one) return fail(404)
  const now = world.clock.now()
  const to = dayAt(now)
  const from = addDays(to, 1 - DETAIL_DAYS)
  const starts = daysFrom(from, DETAIL_DAYS)
  return ok({
    downline: shownDownline(world, one),
    path: stepsOf(path.slice(0, -1)),
    scope: scopeOf({ from, to }),
    own: shownSums(figuresOf([one], starts, now).totals),
    team: shownSums(figuresOf(below(team, id), starts, now).totals),
    rebate: rebateOf(world, one),
    raise: one.uplineId === agent.id ? raiseOf(world, agent, one) : null,
  })
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
    const sum = (rows: readonly TeamMember[]) => ({
      count: rows.length,
      balance: money(rows.reduce((all, one) => all + balanceNow(world, one), 0)),
    })
    return ok({
      currency: CURRENCY.code,
      paging,
      path: stepsOf(path),
      list: items.map((one) => shownDownline(world, one)),
      pageTotals: sum(items),
      totals: sum(found),
    })
  }),

  operation(world, 'getDownline', ({ query: { id }, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    return detailOf(world, member, team, id)
  }),

  operation(world, 'raiseRebate', async ({ body: { id, rebate, requestId }, member }) => {
    const team = teamOfCaller(world, member)
    if (!team) return refuse('function.not.available')
    const one = team.find((downline) => downline.id === id && downline.uplineId === member.id)
    if (!one) return fail(404)
    if (wasGranted(world, member, requestId)) return detailOf(world, member, team, id)
    const range = raiseOf(world, member, one)
    const fits =
      range !== null &&
      compareAmounts(rebate, range.least) >= 0 &&
      compareAmounts(rebate, range.most) <= 0
    if (!fits) return violated('/body/rebate', 'is out of range')
    world.db.downlineRebates.remove({ memberId: id })
    await world.db.downlineRebates.insert({ memberId: id, rate: rebate })
    return detailOf(world, member, team, id)
  }),
]
