import type { RequestHandler } from 'msw'
import { answerFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { CURRENCY } from '../../world/core/site.ts'
import { addReferralLink, type Referral, referralOf } from '../../world/people/referral.ts'
import type { World } from '../../world/world-types.ts'

const shown = (referral: Referral) => ({ ...referral, currency: CURRENCY.code })

/** A member's invitation links. */
export const referralHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getReferral', ({ member }) => answerFor(referralOf(world, member), shown)),

  operation(world, 'addReferralLink', async ({ body: { subId }, member }) =>
    answerFor(await addReferralLink(world, member, subId), shown),
  ),
]
