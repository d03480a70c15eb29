import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of opening an account. */
export const ACCOUNT_REFUSALS = {
  'register.username.taken': { text: 'usernameTaken', field: 'username' },
} as const satisfies Refusals
