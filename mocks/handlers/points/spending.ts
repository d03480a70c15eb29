import type { RequestHandler } from 'msw'
import { rewardById } from '../../content/offers/points-rewards.ts'
import { ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { Call } from '../../contract/types.ts'
import { compareAmounts, fromMinorNumber, timesAmount } from '../../world/core/amount.ts'
import type { Member } from '../../world/core/tables.ts'
import { postEntry } from '../../world/ledger/ledger.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import { CONVERT_POINTS, pointsBalanceOf } from '../../world/people/points.ts'
import { isExcluded } from '../../world/play/pauses.ts'
import type { World } from '../../world/world-types.ts'
import { redeem, shownRedemption, stockOf } from './redemptions.ts'

/** Why a member gives no points away; null when they may. */
function barOf(world: World, member: Member) {
  return isExcluded(world, member) ? refuse('self.excluded') : null
}

/** Points given for rewards and for money. */
export const spendingHandlers = (world: World): RequestHandler[] => {
  const again = ({
    body: { requestId },
    member,
    language,
  }: Call<'redeemPoints' | 'convertPoints'>) => {
    const row = world.db.pointsRedemptions.find({ memberId: member.id, requestId })
    return row && ok(shownRedemption(world, row, language))
  }
  return [
    operation(
      world,
      'redeemPoints',
      async ({ body, member, language }) => {
        const { rewardId, quantity, paymentPassword } = body
        const bar = barOf(world, member)
        if (bar) return bar
        const reward = rewardById(rewardId)
        const stock = reward ? stockOf(world, reward) : 0
        if (!reward || quantity > reward.most || (stock !== null && stock < quantity))
          return refuse('reward.closed')
        const wrong = await checkPaymentPassword(world, member, paymentPassword)
        if (wrong) return refuseFor(wrong)
        const points = timesAmount(reward.points, quantity)
        if (compareAmounts(pointsBalanceOf(world, member.id), points) < 0)
          return refuse('points.insufficient')
        const row = await redeem(world, member, { ...body, points, reward })
        return ok(shownRedemption(world, row, language))
      },
      { again },
    ),

    operation(
      world,
      'convertPoints',
      async ({ body, member, language }) => {
        const { points: whole, paymentPassword, requestId } = body
        const bar = barOf(world, member)
        if (bar) return bar
        const wrong = await checkPaymentPassword(world, member, paymentPassword)
        if (wrong) return refuseFor(wrong)
        const points = fromMinorNumber(whole * 100)
        const tooFew = compareAmounts(pointsBalanceOf(world, member.id), points) < 0
        if (tooFew || whole < CONVERT_POINTS) return refuse('points.insufficient')
        const row = await redeem(world, member, {
          quantity: whole,
          requestId,
          points,
          reward: null,
        })
        const entry = { memberId: member.id, kind: 'POINTS_CONVERSION', requestId } as const
        await postEntry(world, { ...entry, amount: row.amount ?? '0.00', reference: row.id })
        return ok(shownRedemption(world, row, language))
      },
      { again },
    ),
  ]
}
