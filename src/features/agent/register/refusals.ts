import type { Refusals } from '#patterns/forms/form-error.ts'

/** What the opening of an account may be refused with. */
export const ACCOUNT_REFUSALS = {
  'register.username.taken': { text: 'usernameTaken', field: 'username' },
} as const satisfies Refusals
