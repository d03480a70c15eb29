import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a bonus, for an application and for a deposit with it. */
export const BONUS_REFUSALS = {
  'promotion.not.eligible': { text: 'promoOthers' },
  'promotion.already.applied': { text: 'promoApplied' },
  'promotion.not.today': { text: 'promoNotToday' },
} as const satisfies Refusals
