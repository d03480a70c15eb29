import { BONUS_REFUSALS } from '#entities/bonus/refusals.ts'
import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a deposit. */
export const DEPOSIT_REFUSALS = {
  ...BONUS_REFUSALS,
  'deposit.min': { text: 'depositMin', field: 'amount' },
  'deposit.max': { text: 'depositMax', field: 'amount' },
  'deposit.closed': { text: 'depositClosed' },
  'deposit.reference.used': { text: 'depositReferenceUsed' },
  'limit.not.ready': { text: 'limitNotReady' },
} as const satisfies Refusals
