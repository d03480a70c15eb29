import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { getPaymentPasswordState } from '#mocks/world/money/payment-password.ts'
import { listPasskeys } from '#mocks/world/people/security/passkeys.ts'
import { listRecoveryCodes } from '#mocks/world/people/security/totp.ts'
import { getSocialName } from '#mocks/world/people/sessions/social.ts'
import { maskContact } from '#mocks/world/people/verification/codes.ts'
import { findCodeTarget } from '#mocks/world/people/verification/member-codes.ts'
import type { World } from '#mocks/world/world-types.ts'

const METHODS = ['MOBILE', 'EMAIL'] as const

const linkedOf = (world: World, member: Member) =>
  world.db.identities
    .list()
    .filter(({ memberId }) => memberId === member.id)
    .map(({ provider, subject, at }) => ({
      provider,
      displayName: getSocialName(subject),
      linkedAt: at,
    }))

/** The security settings of an account. */
export const securityHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getSecurityConfig', ({ member }) => {
    const { set, lockedUntil } = getPaymentPasswordState(world, member.id)
    const changed = world.db.auditEntries
      .list()
      .findLast(({ memberId, action }) => memberId === member.id && action.startsWith('PASSWORD_'))
    return ok({
      passwordChangedAt: changed?.at ?? member.createdAt,
      totp: member.totp,
      recoveryCodesLeft: listRecoveryCodes(world, member).length,
      passkeys: listPasskeys(world, member).map(({ memberId: _, ...passkey }) => passkey),
      linked: linkedOf(world, member),
      paymentPassword: { set, lockedUntil },
      mobile: member.mobile ? `+${member.dialingCode} ${maskContact(member.mobile)}` : null,
      email: member.email ? maskContact(member.email) : null,
      codeMethods: METHODS.filter((method) => findCodeTarget(world, member, method) !== null),
    })
  }),
]
