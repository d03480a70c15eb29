import { CONVERSION, rewardById } from '#mocks/content/offers/points-rewards.ts'
import { localize } from '#mocks/content/text.ts'
import { subtractAmounts } from '#mocks/world/core/amount.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { CONVERT_POINTS, getBalances } from '#mocks/world/people/points.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Redemption = Row<'pointsRedemptions'>
type RedeemRecord = components['schemas']['RedeemRecord']

function statusAt(moment: number, { rejected, decidedAt }: Redemption): RedeemRecord['status'] {
  if (decidedAt > moment) return 'IN_PROCESS'
  return rejected ? 'REJECTED' : 'APPROVED'
}

/** ENT-70: a redemption in its state at a moment; `balances` are those of `getBalances`. */
export function toRedeemRecord(
  world: World,
  row: Redemption,
  language: string,
  balances = getBalances(world, row.memberId),
  moment = world.clock.now(),
): RedeemRecord {
  const { id, requestId, at, quantity, points, amount } = row
  const reward = rewardById(row.rewardId)
  const status = statusAt(moment, row)
  const isMoney = amount !== null
  return {
    reference: id,
    requestId,
    at,
    quantity,
    status,
    pointsBalance: balances.get(id) ?? '0.00',
    type: isMoney ? 'MONEY' : 'ITEM',
    name: localize(reward?.name ?? CONVERSION, language),
    pointsRequirement: reward?.points ?? '1.00',
    amountRequirement: '0.00',
    changedPoints: status === 'REJECTED' ? '0.00' : subtractAmounts('0.00', points),
    remark: status === 'REJECTED' && reward?.rejected ? localize(reward.rejected, language) : '',
    units: isMoney ? 'POINT' : 'PIECE',
    pointsRatio: isMoney ? `${CONVERT_POINTS}.00` : null,
    redeemAmount: amount,
    delivery: row.delivery,
  }
}

/** One page of a list, in the contract's format. */
export const toListPage = <T>(rows: readonly T[], query: { pageNo: number; pageSize: number }) => ({
  list: rows.slice((query.pageNo - 1) * query.pageSize, query.pageNo * query.pageSize),
  total: rows.length,
  totalPages: Math.ceil(rows.length / query.pageSize),
})
