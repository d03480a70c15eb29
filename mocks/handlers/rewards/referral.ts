import type { RequestHandler } from 'msw'
import { toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import { addReferralLink, getReferral, type Referral } from '#mocks/world/people/referral.ts'
import type { World } from '#mocks/world/world-types.ts'

const shown = (referral: Referral) => ({ ...referral, currency: CURRENCY.code })

/** A member's invitation links. */
export const referralHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getReferral', ({ member }) => toAnswer(getReferral(world, member), shown)),

  operation(world, 'addReferralLink', async ({ body: { subId }, member }) =>
    toAnswer(await addReferralLink(world, member, subId), shown),
  ),
]
