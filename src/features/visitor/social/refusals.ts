import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of linking a social account. */
export const LINK_REFUSALS = {
  'social.already.linked': { text: 'socialLinked' },
} as const satisfies Refusals
