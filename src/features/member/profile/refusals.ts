import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a change of the profile may be refused with. */
export const PROFILE_REFUSALS = {
  'profile.locked': { text: 'profileLocked' },
  'register.underage': { text: 'underage', field: 'birthday' },
} as const satisfies Refusals
