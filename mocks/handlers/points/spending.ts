import type { RequestHandler } from 'msw'
import { answerFor, ok } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { Call } from '../../contract/types.ts'
import { convertPoints, redeemPoints } from '../../world/money/redeem-points.ts'
import type { World } from '../../world/world-types.ts'
import { shownRedemption } from './redemptions.ts'

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
      async ({ body, member, language }) =>
        answerFor(await redeemPoints(world, member, body), (row) =>
          shownRedemption(world, row, language),
        ),
      { again },
    ),

    operation(
      world,
      'convertPoints',
      async ({ body, member, language }) =>
        answerFor(await convertPoints(world, member, body), (row) =>
          shownRedemption(world, row, language),
        ),
      { again },
    ),
  ]
}
