import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Call } from '#mocks/contract/types.ts'
import { convertPoints, redeemPoints } from '#mocks/world/money/redeem-points.ts'
import type { World } from '#mocks/world/world-types.ts'
import { toRedeemRecord } from './redemptions.ts'

/** Points given for rewards and for money. */
export const spendingHandlers = (world: World): RequestHandler[] => {
  const again = ({
    body: { requestId },
    member,
    language,
  }: Call<'redeemPoints' | 'convertPoints'>) => {
    const row = world.db.pointsRedemptions.find({ memberId: member.id, requestId })
    return row && ok(toRedeemRecord(world, row, language))
  }
  return [
    operation(
      world,
      'redeemPoints',
      async ({ body, member, language }) =>
        toAnswer(await redeemPoints(world, member, body), (row) =>
          toRedeemRecord(world, row, language),
        ),
      { replay: again },
    ),

    operation(
      world,
      'convertPoints',
      async ({ body, member, language }) =>
        toAnswer(await convertPoints(world, member, body), (row) =>
          toRedeemRecord(world, row, language),
        ),
      { replay: again },
    ),
  ]
}
