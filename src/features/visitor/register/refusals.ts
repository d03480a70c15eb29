import { SIGN_IN_REFUSALS } from '#entities/visitor/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a registration, and of the login after it. */
export const REGISTER_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  'register.username.taken': { text: 'usernameTaken', field: 'username' },
  'register.affiliate.invalid': { text: 'affiliate', field: 'affiliateCode' },
  'register.affiliate.disabled': { text: 'affiliateDisabled', field: 'affiliateCode' },
  'register.underage': { text: 'underage', field: 'birthday' },
} as const satisfies Refusals
