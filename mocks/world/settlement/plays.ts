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

const accountPlays = (world: World, memberId: number, from: number, to: number): TeamPlay[] =>
  betsOf(world, memberId, { from, to })
    .filter(({ status }) => status !== 'PENDING' && status !== 'VOID')
    .map((bet) => ({
      ...{ memberId, at: bet.at, validBet: minorOf(validBetOf(bet)) },
      ...{ stake: minorOf(bet.stake), payout: minorOf(bet.payout) },
    }))

/** What an agent's team bet, or what a member did, on the days that begin at `starts`; by moment. */
export function playsOf(world: World, member: Member, starts: readonly number[]): TeamPlay[] {
  const isAgent = isAgentType(member.type)
  const team = isAgent ? teamOf(world, member) : []
  const known = new Set(world.db.members.list().map(({ id }) => id))
  const accounts = [member.id, ...team.flatMap(({ id }) => (known.has(id) ? [id] : []))]
  const plays: TeamPlay[] = []
  for (const start of starts) {
    plays.push(...derivedPlays(world, team, known, member.id, start))
    for (const id of accounts) plays.push(...accountPlays(world, id, start, start + DAY_MS))
  }
  return plays.sort((a, b) => a.at - b.at)
}
