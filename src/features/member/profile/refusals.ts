import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a change of the profile. */
export const PROFILE_REFUSALS = {
  'profile.locked': { text: 'profileLocked' },
  'register.underage': { text: 'underage', field: 'birthday' },
} as const satisfies Refusals
