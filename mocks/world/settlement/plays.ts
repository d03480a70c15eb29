import { isAgentType } from '../../content/brand.ts'
import { betsOf, validBetOf } from '../bets.ts'
import { DAY_MS } from '../days.ts'
import type { Member } from '../tables.ts'
import { minorOf } from '../team/day-book.ts'
import { type TeamMember, teamOf } from '../team/team.ts'
import type { World } from '../world-types.ts'

/** What somebody bet at a moment, in whole minor units: a bet of an account, or the day of a derived downline. */
export interface TeamPlay {
  readonly memberId: number
  readonly at: number
  readonly validBet: number
  readonly stake: number
  readonly payout: number
}

const derivedDays = new WeakMap<World, Map<string, readonly TeamPlay[]>>()

/** What the derived ones of a team bet on a day; it never changes, so it is made once. */
function derivedPlays(
  world: World,
  team: readonly TeamMember[],
  accounts: ReadonlySet<number>,
  agentId: number,
  start: number,
): readonly TeamPlay[] {
  const known = derivedDays.get(world) ?? new Map<string, readonly TeamPlay[]>()
  derivedDays.set(world, known)
  const key = `${world.startedAt} ${agentId} ${start}`
  const before = known.get(key)
  if (before) return before
  const plays = team.flatMap(({ id, book }): TeamPlay[] => {
    if (accounts.has(id)) return []
    const day = book.day(start)
    if (!day || day.stake === 0) return []
    const { at, validBet, stake, payout } = day
    return [{ memberId: id, at, validBet, stake, payout }]
  })
  known.set(key, plays)
  return plays
}

/** No draw is further from its bets. */
const LONGEST_WAIT = 8 * DAY_MS

/** Bets count when they are decided: what is paid for a span never changes afterwards. */
const accountPlays = (world: World, memberId: number, from: number, to: number): TeamPlay[] =>
  betsOf(world, memberId, { from: from - LONGEST_WAIT, to }).flatMap((bet): TeamPlay[] => {
    const { settledAt, status } = bet
    if (settledAt === null || status === 'VOID' || settledAt < from || settledAt >= to) return []
    const amounts = { stake: minorOf(bet.stake), payout: minorOf(bet.payout) }
    return [{ memberId, at: settledAt, validBet: minorOf(validBetOf(bet)), ...amounts }]
  })

/** The accounts whose bets count for somebody: the own one, and an agent's downlines. */
export function accountsBehind(world: World, member: Member): number[] {
  const team = isAgentType(member.type) ? teamOf(world, member) : []
  const known = new Set(world.db.members.list().map(({ id }) => id))
  return [member.id, ...team.flatMap(({ id }) => (known.has(id) ? [id] : []))]
}

/** What an agent's team bet, or what a member did, on the days that begin at `starts`; by moment. */
export function playsOf(world: World, member: Member, starts: readonly number[]): TeamPlay[] {
  const isAgent = isAgentType(member.type)
  const team = isAgent ? teamOf(world, member) : []
  const known = new Set(world.db.members.list().map(({ id }) => id))
  const accounts = accountsBehind(world, member)
  const plays: TeamPlay[] = []
  for (const start of starts) {
    plays.push(...derivedPlays(world, team, known, member.id, start))
    for (const id of accounts) plays.push(...accountPlays(world, id, start, start + DAY_MS))
  }
  return plays.sort((a, b) => a.at - b.at)
}
