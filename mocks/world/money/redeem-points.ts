import { type PointsRewardText, rewardById } from '#mocks/content/offers/points-rewards.ts'
import type { components } from '#openapi/generated/types.ts'
import { type Amount, compareAmounts, fromMinor, timesAmount, toMinor } from '../core/amount.ts'
import { HOUR } from '../core/durations.ts'
import { done, invalidRequestParts, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { postEntry } from '../ledger/ledger.ts'
import { CONVERT_POINTS, getPointsBalance, wasReturned } from '../people/points.ts'
import { deliveryFaults, toStoredDelivery } from '../people/reward-delivery.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { checkPaymentPassword } from './payment-password.ts'
import { addToPrizeBalance } from './prizes/payout.ts'

/** How long the merchant takes to decide about a reward. */
const REVIEW_MS = 2 * HOUR

/** The current stock: rejected redemptions are added back. */
export function countStock(world: World, { id, stock }: PointsRewardText): number | null {
  if (stock === null) return null
  const taken = world.db.pointsRedemptions
    .list((row) => row.rewardId === id && !wasReturned(world, row))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, stock - taken)
}

interface Redemption {
  readonly requestId: string
  readonly quantity: number
  readonly points: Amount
  /** null: money. */
  readonly reward: PointsRewardText | null
  readonly delivery: Row<'pointsRedemptions'>['delivery']
}

/** Takes the points. Money and tickets are credited at once, other rewards are reviewed first. */
function deductPoints(
  world: World,
  { id: memberId }: Member,
  { requestId, quantity, points, reward, delivery }: Redemption,
): Promise<Row<'pointsRedemptions'>> {
  const at = world.clock.now()
  return world.db.pointsRedemptions.insert({
    id: world.nextId('redeem'),
    requestId,
    memberId,
    quantity,
    points,
    delivery,
    at,
    rewardId: reward?.id ?? null,
    // CONVERT_POINTS points make 1.00; the division is exact for whole points.
    amount: reward ? null : fromMinor(toMinor(points) / BigInt(CONVERT_POINTS)),
    rejected: reward ? reward.rejected !== null : false,
    decidedAt: reward && !reward.wheelTickets ? at + REVIEW_MS : at,
  })
}

const lacksPoints = (world: World, { id }: Member, points: Amount): boolean =>
  compareAmounts(getPointsBalance(world, id), points) < 0

type RedeemInput = components['schemas']['RedeemRequest']

/** Whether this quantity of a reward is available. */
function isInStock(world: World, reward: PointsRewardText, quantity: number): boolean {
  const stock = countStock(world, reward)
  return quantity <= reward.maxQuantity && (stock === null || stock >= quantity)
}

/** Gives points for a reward. */
export async function redeemPoints(world: World, member: Member, input: RedeemInput) {
  const { rewardId, quantity, paymentPassword, requestId } = input
  if (isExcluded(world, member)) return refusal('self.excluded')
  const reward = rewardById(rewardId)
  if (!reward || !isInStock(world, reward, quantity)) return refusal('reward.closed')
  const faults = deliveryFaults(reward.fields, input.delivery)
  if (faults.length > 0) return invalidRequestParts(faults)
  const wrong = await checkPaymentPassword(world, member, paymentPassword)
  if (wrong) return wrong
  const points = timesAmount(reward.points, quantity)
  if (lacksPoints(world, member, points)) return refusal('points.insufficient')
  const delivery = toStoredDelivery(reward.fields, input.delivery)
  const row = await deductPoints(world, member, { requestId, quantity, points, reward, delivery })
  if (reward.wheelTickets)
    await addToPrizeBalance(world, member.id, { wheelTickets: reward.wheelTickets * quantity })
  return done(row)
}

interface ConvertInput {
  /** Whole ones. */
  readonly points: number
  readonly paymentPassword: string
  readonly requestId: string
}

/** Gives points for money. */
export async function convertPoints(world: World, member: Member, input: ConvertInput) {
  const { points: quantity, paymentPassword, requestId } = input
  if (isExcluded(world, member)) return refusal('self.excluded')
  const wrong = await checkPaymentPassword(world, member, paymentPassword)
  if (wrong) return wrong
  const points = fromMinor(BigInt(quantity) * 100n)
  if (lacksPoints(world, member, points) || quantity < CONVERT_POINTS)
    return refusal('points.insufficient')
  const spent = { requestId, quantity, points, reward: null, delivery: null }
  const row = await deductPoints(world, member, spent)
  const entry = { memberId: member.id, kind: 'POINTS_CONVERSION', requestId } as const
  await postEntry(world, { ...entry, amount: row.amount ?? '0.00', reference: row.id })
  return done(row)
}
