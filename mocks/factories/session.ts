import { isTrialType } from '#mocks/merchant/brand.ts'
import type { Member, Session } from '#mocks/world/core/tables.ts'
import type { components } from '#openapi/generated/types.ts'

type LoginValue = components['schemas']['LoginValue']

interface LoggedIn {
  readonly member: Member
  readonly session: Session
}

/** The answer of a login: the token and what has to happen before playing. */
export const makeLogin = ({ member, session }: LoggedIn): LoginValue => ({
  token: session.token,
  firstTimeLogin: member.firstTimeLogin,
  passwordExpired: member.passwordState === 'expired',
  mustChangePassword: member.passwordState === 'default',
  userInfo: { userName: member.account },
  ...(isTrialType(member.type) && session.expiresAt !== null && { expiresAt: session.expiresAt }),
})
