import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a login, on any page. */
export const SIGN_IN_REFUSALS = {
  'login.bad.credentials': { text: 'badCredentials' },
  'login.not.member': { text: 'notMember' },
  'login.not.agent': { text: 'notAgent' },
  'login.ip.unverified': { text: 'ipUnverified' },
  'account.closed': { text: 'accountClosed' },
} as const satisfies Refusals
