import { wheelSegments } from '#mocks/content/offers/prizes.ts'
import { DAY } from '../../core/durations.ts'
import { done, refusal } from '../../core/refusal.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import { startOfToday } from '../offered-promotions.ts'
import {
  addToPrizeBalance,
  awardPrize,
  checkPrizeEligibility,
  drawByChance,
  hasPrizes,
} from './payout.ts'

/** Start and end in days from today, by scenario. */
const WHEEL_DAYS = { normal: [-19, null], ended: [-40, -1], soon: [2, null] } as const

/** The number of a member's spins. */
export const countSpins = ({ db }: World, { id }: Member): number =>
  db.prizeBalances.find({ memberId: id })?.wheelTickets ?? 0

export function wheelTimes(world: World) {
  const [from, to] = WHEEL_DAYS[world.conditions.wheel ?? 'normal']
  const day = startOfToday(world)
  return { startAt: day + from * DAY, endAt: to === null ? null : day + to * DAY }
}

/** The reason why a spin would be refused now; null when it would not. */
export function checkSpin(world: World, member: Member) {
  const { startAt, endAt } = wheelTimes(world)
  const now = world.clock.now()
  if (!hasPrizes(world)) return refusal('prize.ended')
  if (startAt > now) return refusal('prize.not.started')
  if (endAt !== null && endAt <= now) return refusal('prize.ended')
  const refused = checkPrizeEligibility(world, member)
  if (refused) return refused
  return countSpins(world, member) > 0 ? null : refusal('prize.no.tickets')
}

/** Takes a ticket, draws, and pays what is drawn. */
export async function spinWheel(world: World, member: Member, requestId: string) {
  const refused = checkSpin(world, member)
  if (refused) return refused
  await addToPrizeBalance(world, member.id, { wheelTickets: -1 })
  const { id: segmentId, prize } = drawByChance(world, wheelSegments)
  const drawn = { requestId, source: 'WHEEL', segmentId, envelopeId: null, prize } as const
  return done(await awardPrize(world, member.id, drawn))
}
