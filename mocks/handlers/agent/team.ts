import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { visitsOfTeam } from '#mocks/world/agents/team/links.ts'
import { daysFrom, listTeam, type TeamMember } from '#mocks/world/agents/team/team.ts'
import { sumTeamFigures, type TeamSums } from '#mocks/world/agents/team/team-figures.ts'
import { balanceAt, isOnlineAt } from '#mocks/world/agents/team/team-state.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import { addDays, daysBetween } from '#mocks/world/core/days.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toScope, validateRange } from '../reports/range.ts'

type Schemas = components['schemas']

/** The sums that the contract writes, of an account or of many. */
export const toDownlineFigures = (sums: TeamSums): Schemas['DownlineFigures'] => ({
  deposits: fromMinor(sums.deposits),
  withdrawals: fromMinor(sums.withdrawals),
  validBet: fromMinor(sums.validBet),
  winLoss: fromMinor(sums.payout - sums.stake),
  bonus: fromMinor(sums.bonus),
  rebate: fromMinor(sums.rebate),
})

/** Team size at a moment, the members who had just played, and the total balance. */
function stateAt(world: World, team: readonly TeamMember[], moment: number) {
  const state = { members: 0, online: 0, balance: 0n }
  for (const one of team) {
    if (one.joinedAt > moment) continue
    state.members += 1
    if (isOnlineAt(one, moment)) state.online += 1
    state.balance += balanceAt(world, one, moment)
  }
  return state
}

/** The last moment of the days that begin at `starts` that has come. */
export const lastMoment = (starts: readonly number[], now: number): number =>
  Math.min(now, (starts.at(-1) ?? now) + DAY - 1)

function overviewOf(world: World, team: readonly TeamMember[], from: string, count: number) {
  const starts = daysFrom(from, count)
  const now = world.clock.now()
  const { totals, days, funnel } = sumTeamFigures(team, starts, now)
  const { members, online, balance } = stateAt(world, team, lastMoment(starts, now))
  const figures: Schemas['TeamFigures'] = {
    members,
    newMembers: totals.newMembers,
    active: totals.active,
    online,
    ...toDownlineFigures(totals),
    teamBalance: fromMinor(balance),
  }
  return { figures, days, funnel }
}

/** D-070: an agent's figures. */
export const teamHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getTeamOverview', ({ query, member }) => {
    const fault = validateRange(world, query)
    if (fault) return fault
    const team = listTeam(world, member)
    const count = daysBetween(query.from, query.to) + 1
    const { figures, days, funnel } = overviewOf(world, team, query.from, count)
    return ok({
      scope: toScope(query),
      figures,
      before: overviewOf(world, team, addDays(query.from, -count), count).figures,
      days: days.map((sums, n) => {
        const { deposits, withdrawals, validBet, winLoss } = toDownlineFigures(sums)
        const { newMembers, active } = sums
        const day = addDays(query.from, n)
        return { day, newMembers, active, deposits, withdrawals, validBet, winLoss }
      }),
      funnel: { visits: visitsOfTeam(world, member, team, query), ...funnel },
    })
  }),
]
