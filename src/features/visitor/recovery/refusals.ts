import { SIGN_IN_REFUSALS } from '#entities/visitor/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a new password, and the log-in after it, may be refused with. */
export const RECOVERY_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  'member.not.found': { text: 'memberNotFound' },
} as const satisfies Refusals
