import { SIGN_IN_REFUSALS } from '#entities/visitor/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a login by password, code or social account. */
export const AUTH_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  'social.unlinked': { text: 'socialUnlinked' },
  'social.denied': { text: 'socialDenied' },
} as const satisfies Refusals
