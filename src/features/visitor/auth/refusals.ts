import { SIGN_IN_REFUSALS } from '#entities/visitor/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a log-in by password, code or social account may be refused with. */
export const AUTH_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  'social.unlinked': { text: 'socialUnlinked' },
  'social.denied': { text: 'socialDenied' },
} as const satisfies Refusals
