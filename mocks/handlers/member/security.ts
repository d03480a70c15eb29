import type { RequestHandler } from 'msw'
import { ok } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { paymentPasswordOf } from '../../world/payment-password.ts'
import type { World } from '../../world/world-types.ts'
import { codeTargetOf } from '../verification/member-codes.ts'
import { masked } from '../verification/sms-codes.ts'

const METHODS = ['MOBILE', 'EMAIL'] as const

/** How an account is secured. */
export const securityHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getSecurityConfig', ({ member }) => {
    const { set, lockedUntil } = paymentPasswordOf(world, member.id)
    return ok({
      paymentPassword: { set, lockedUntil },
      mobile: member.mobile ? `+${member.dialingCode} ${masked(member.mobile)}` : null,
      email: member.email ? masked(member.email) : null,
      codeMethods: METHODS.filter((method) => codeTargetOf(world, member, method) !== null),
    })
  }),
]
