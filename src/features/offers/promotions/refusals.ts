import { BONUS_REFUSALS } from '#entities/bonus/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of an application for a promotion, and of claiming its bonus. */
export const PROMOTION_REFUSALS = {
  ...BONUS_REFUSALS,
  'promotion.ended': { text: 'promoEnded' },
  'promotion.not.started': { text: 'promoSoon' },
  'promotion.new.members': { text: 'promoNewMembers' },
  'promotion.not.claimable': { text: 'promoUnclaimable' },
  'promotion.proof.required': { text: 'promoProof' },
} as const satisfies Refusals
