import type { components } from '../../../openapi/generated/types.ts'
import {
  CONVERSION,
  type PointsRewardText,
  rewardById,
} from '../../content/offers/points-rewards.ts'
import { say } from '../../content/text.ts'
import { fromMinor, subtractAmounts, toMinor } from '../../world/core/amount.ts'
import { HOUR } from '../../world/core/durations.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { balancesOf, CONVERT_POINTS, cameBack } from '../../world/people/points.ts'
import type { World } from '../../world/world-types.ts'

type Redemption = Row<'pointsRedemptions'>
type Shown = components['schemas']['RedeemRecord']

/** How long the merchant takes to decide about a reward. */
const REVIEW_MS = 2 * HOUR

/** How many are left: those that were rejected are back. */
export function stockOf(world: World, { id, stock }: PointsRewardText): number | null {
  if (stock === null) return null
  const taken = world.db.pointsRedemptions
    .list((row) => row.rewardId === id && !cameBack(world, row))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, stock - taken)
}

interface Wish {
  readonly requestId: string
  readonly quantity: number
  readonly points: string
  /** null: money. */
  readonly reward: PointsRewardText | null
}

/** Takes the points. Money comes at once, a reward is looked at first. */
export function redeem(world: World, { id: memberId }: Member, wish: Wish): Promise<Redemption> {
  const { requestId, quantity, points, reward } = wish
  const at = world.clock.now()
  return world.db.pointsRedemptions.insert({
    ...{ id: world.nextId('redeem'), requestId, memberId, quantity, points, at },
    rewardId: reward?.id ?? null,
    // So many points are one: what remains is a fraction of a hundredth only if they are not whole.
    amount: reward ? null : fromMinor(toMinor(points) / BigInt(CONVERT_POINTS)),
    rejected: reward ? reward.rejected !== null : false,
    decidedAt: reward ? at + REVIEW_MS : at,
  })
}

function statusOf(world: World, { rejected, decidedAt }: Redemption): Shown['status'] {
  if (decidedAt > world.clock.now()) return 'IN_PROCESS'
  return rejected ? 'REJECTED' : 'APPROVED'
}

/** ENT-70: a redemption as it stands now; `balances` are those of `balancesOf`. */
export function shownRedemption(
  world: World,
  row: Redemption,
  language: string,
  balances = balancesOf(world, row.memberId),
): Shown {
  const { id, requestId, at, quantity, points, amount } = row
  const reward = rewardById(row.rewardId)
  const status = statusOf(world, row)
  const isMoney = amount !== null
  return {
    ...{
      reference: id,
      requestId,
      at,
      quantity,
      status,
      pointsBalance: balances.get(id) ?? '0.00',
    },
    type: isMoney ? 'MONEY' : 'ITEM',
    name: say(reward?.name ?? CONVERSION, language),
    pointsRequirement: reward?.points ?? '1.00',
    amountRequirement: '0.00',
    changedPoints: status === 'REJECTED' ? '0.00' : subtractAmounts('0.00', points),
    remark: status === 'REJECTED' && reward?.rejected ? say(reward.rejected, language) : '',
    units: isMoney ? 'POINT' : 'PIECE',
    pointsRatio: isMoney ? `${CONVERT_POINTS}.00` : null,
    redeemAmount: amount,
  }
}

/** One page of a list, as the contract asks for it. */
export const pageOf = <T>(rows: readonly T[], query: { pageNo: number; pageSize: number }) => ({
  list: rows.slice((query.pageNo - 1) * query.pageSize, query.pageNo * query.pageSize),
  total: rows.length,
  totalPages: Math.ceil(rows.length / query.pageSize),
})
