import type { Refusals } from '#patterns/forms/form-error.ts'

/** What the link of a social account may be refused with. */
export const LINK_REFUSALS = {
  'social.already.linked': { text: 'socialLinked' },
} as const satisfies Refusals
