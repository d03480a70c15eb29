import { SIGN_IN_REFUSALS } from '#entities/visitor/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a new password, and of the login after it. */
export const RECOVERY_REFUSALS = {
  ...SIGN_IN_REFUSALS,
  'member.not.found': { text: 'memberNotFound' },
} as const satisfies Refusals
