import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of changes in the security centre. */
export const SECURITY_REFUSALS = {
  'totp.code.wrong': { text: 'totpWrong', field: 'code' },
  'passkey.challenge.invalid': { text: 'passkeyOld' },
  'account.matters.open': { text: 'mattersOpen' },
  'social.denied': { text: 'socialDenied' },
  'social.already.linked': { text: 'socialLinked' },
} as const satisfies Refusals
