import { isAgentType } from '#mocks/merchant/brand.ts'
import { listContracts } from '#mocks/world/agents/contracts/contracts.ts'
import { isInForce } from '#mocks/world/agents/contracts/machine.ts'
import { getRaiseRange, getRebateRate } from '#mocks/world/agents/team/downline-rebate.ts'
import {
  daysFrom,
  findPath,
  getSubtree,
  listTeam,
  type TeamMember,
} from '#mocks/world/agents/team/team.ts'
import { sumTeamFigures } from '#mocks/world/agents/team/team-figures.ts'
import { balanceAt, lastSeenAt } from '#mocks/world/agents/team/team-state.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import { addDays, dayAt } from '#mocks/world/core/days.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { toScope } from '../reports/range.ts'
import { toDownlineFigures } from './team.ts'

type Schemas = components['schemas']
type Kinds = ReadonlyMap<number, Schemas['ContractKind'][]>

const DETAIL_DAYS = 30

/** Personal data is masked: three digits, stars, two digits. */
const masked = (mobile: string): string =>
  mobile.slice(0, 3) + '*'.repeat(Math.max(0, mobile.length - 5)) + mobile.slice(-2)

export const toDownlineKind = ({ type }: TeamMember): Schemas['DownlineKind'] =>
  isAgentType(type) ? 'AGENT' : 'MEMBER'

/** Kinds of an agent's contracts in force, by downline. */
export function kindsInForce(world: World, agent: Member): Kinds {
  const kinds = new Map<number, Schemas['ContractKind'][]>()
  for (const contract of listContracts(world, agent.id)) {
    if (contract.uplineId !== agent.id || !isInForce(contract)) continue
    kinds.set(contract.memberId, [...(kinds.get(contract.memberId) ?? []), contract.kind])
  }
  return kinds
}

/** One downline in the format of the contract, in its state at a moment. */
export function toDownline(
  world: World,
  one: TeamMember,
  kinds: Kinds,
  moment: number,
): Schemas['Downline'] {
  const { id, account, nickname, level, size: teamSize, mobile, joinedAt } = one
  return {
    id,
    account,
    nickname,
    level,
    teamSize,
    joinedAt,
    kind: toDownlineKind(one),
    balance: fromMinor(balanceAt(world, one, moment)),
    contracts: kinds.get(id) ?? [],
    mobile: masked(mobile),
    lastLoginAt: lastSeenAt(world, one, moment),
  }
}

/** The uplines between the agent and a downline. */
export const toPath = (path: readonly TeamMember[]) =>
  path.map(({ id, account }) => ({ id, account }))

/** One of a team with the figures of thirty days, the rebate, and to what the caller may raise it; null outside the team. */
export function findDownlineDetail(world: World, agent: Member, id: number) {
  const team = listTeam(world, agent)
  const path = findPath(team, id)
  const one = path?.at(-1)
  if (!path || !one) return null
  const now = world.clock.now()
  const to = dayAt(now)
  const from = addDays(to, 1 - DETAIL_DAYS)
  const starts = daysFrom(from, DETAIL_DAYS)
  return {
    downline: toDownline(world, one, kindsInForce(world, agent), now),
    path: toPath(path.slice(0, -1)),
    scope: toScope({ from, to }),
    own: toDownlineFigures(sumTeamFigures([one], starts, now).totals),
    team: toDownlineFigures(sumTeamFigures(getSubtree(team, id), starts, now).totals),
    rebate: getRebateRate(world, one),
    raise: one.uplineId === agent.id ? getRaiseRange(world, agent, one) : null,
  }
}
