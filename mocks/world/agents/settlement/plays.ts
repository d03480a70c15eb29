import { isAgentType } from '#mocks/merchant/brand.ts'
import { toMinor } from '../../core/amount.ts'
import { cached, cacheKind } from '../../core/caches.ts'
import { DAY } from '../../core/durations.ts'
import type { Member } from '../../core/tables.ts'
import { listBets, toValidBet } from '../../play/bets.ts'
import type { World } from '../../world-types.ts'
import { getSubtree, listTeam, type TeamMember } from '../team/team.ts'

/**
 * The bets of one person at a moment, in whole minor units: a bet of an account, or the day of a derived downline.
 */
export interface TeamPlay {
  readonly memberId: number
  readonly at: number
  readonly validBet: bigint
  readonly stake: bigint
  readonly payout: bigint
}

const DERIVED_DAYS = cacheKind<readonly TeamPlay[]>('plays of derived downlines')

/** The bets of a team's derived downlines on a day; they never change, so they are cached. */
function derivedPlays(
  world: World,
  team: readonly TeamMember[],
  accounts: ReadonlySet<number>,
  agentId: number,
  start: number,
): readonly TeamPlay[] {
  const make = () =>
    team.flatMap(({ id, book }): TeamPlay[] => {
      if (accounts.has(id)) return []
      const day = book.day(start, Number.POSITIVE_INFINITY)
      if (!day || day.stake === 0n) return []
      const { at, validBet, stake, payout } = day
      return [{ memberId: id, at, validBet, stake, payout }]
    })
  return cached(world.cache(DERIVED_DAYS), `${agentId} ${start}`, make)
}

/** No draw is further from its bets. */
const MAX_DRAW_WAIT_MS = 8 * DAY

/** Bets count when they are settled, so the payment of a past span never changes. */
const accountPlays = (world: World, memberId: number, from: number, to: number): TeamPlay[] =>
  listBets(world, memberId, { from: from - MAX_DRAW_WAIT_MS, to }).flatMap((bet): TeamPlay[] => {
    const { settledAt, status } = bet
    if (settledAt === null || status === 'VOID' || settledAt < from || settledAt >= to) return []
    const amounts = { stake: toMinor(bet.stake), payout: toMinor(bet.payout) }
    return [{ memberId, at: settledAt, validBet: toMinor(toValidBet(bet)), ...amounts }]
  })

/** The receiver of a contract's payments: an account, or a downline that exists in figures only. */
export type Receiver = Member | TeamMember

/** The members whose bets count for a recipient: an agent's downlines, and also a derived recipient itself. */
function teamBehind(world: World, one: Receiver): readonly TeamMember[] {
  if (!('book' in one)) return isAgentType(one.type) ? listTeam(world, one) : []
  const upline = world.db.members.find({ id: one.uplineId })
  return [one, ...(upline ? getSubtree(listTeam(world, upline), one.id) : [])]
}

/** The bets of a receiver and the team below on the days that begin at `starts`, by moment. */
export function listTeamPlays(
  world: World,
  member: Receiver,
  starts: readonly number[],
): TeamPlay[] {
  const team = teamBehind(world, member)
  const known = new Set(world.db.members.list().map(({ id }) => id))
  const behind = [member.id, ...team.map(({ id }) => id)]
  const accounts = new Set(behind.filter((id) => known.has(id)))
  const plays: TeamPlay[] = []
  for (const start of starts) {
    plays.push(...derivedPlays(world, team, known, member.id, start))
    for (const id of accounts) plays.push(...accountPlays(world, id, start, start + DAY))
  }
  return plays.sort((a, b) => a.at - b.at)
}
