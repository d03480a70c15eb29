import { raffleGrants } from '#mocks/content/offers/raffle.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import { getRaffleTimes, raffleIdAt } from '../../people/raffle.ts'
import type { World } from '../../world-types.ts'
import { applicationFor, isApproved } from '../applications.ts'
import { checkPrizeEligibility, hasPrizes, issueTickets } from './payout.ts'

type Grant = (typeof raffleGrants)[number]

/** The reason why a claim would be refused now; null when it would not. */
export function checkTicketClaim(
  world: World,
  member: Member,
  raffleId: number,
  { promotionId, asks }: Grant,
) {
  if (getRaffleTimes(raffleId).endAt <= world.clock.now()) return refusal('prize.ended')
  const refused = checkPrizeEligibility(world, member)
  if (refused) return refused
  const mine = { memberId: member.id, promotionId }
  if (world.db.raffleTickets.find({ ...mine, raffleId })) return refusal('prize.already.taken')
  const application = applicationFor(world, member, promotionId)
  const met = asks === 'none' || (application !== undefined && isApproved(application))
  return met ? null : refusal('prize.condition.unmet')
}

interface TicketClaimInput {
  readonly raffleId: number
  readonly promotionId: number
  readonly requestId: string
}

/** Gives the tickets that a promotion grants in the raffle of this week. */
export async function claimTickets(world: World, member: Member, input: TicketClaimInput) {
  const { raffleId, promotionId, requestId } = input
  const grant = raffleGrants.find((one) => one.promotionId === promotionId)
  const isRunning = hasPrizes(world) && raffleId === raffleIdAt(world.clock.now())
  if (!isRunning || !grant) return refusal('unknown')
  const refused = checkTicketClaim(world, member, raffleId, grant)
  if (refused) return refused
  const ticket = { memberId: member.id, promotionId, requestId }
  return done(await issueTickets(world, raffleId, grant.tickets, ticket))
}
