import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a withdrawal, and of adding a payout account. */
export const WITHDRAW_REFUSALS = {
  'withdraw.min': { text: 'withdrawMin', field: 'amount' },
  'withdraw.max': { text: 'withdrawMax', field: 'amount' },
  'withdraw.daily.count': { text: 'withdrawCount' },
  'withdraw.daily.amount': { text: 'withdrawDaily', field: 'amount' },
  'withdraw.closed': { text: 'withdrawClosed' },
  'withdraw.proof.required': { text: 'withdrawProof' },
  'withdraw.dispute.closed': { text: 'withdrawDispute' },
  'turnover.unmet': { text: 'turnoverUnmet', field: 'amount' },
  'bankcard.limit': { text: 'bankcardLimit' },
  'bankcard.missing': { text: 'bankcardMissing' },
  'bankcard.duplicate': { text: 'bankcardTwice', field: 'number' },
  'bankcard.taken': { text: 'bankcardTaken', field: 'number' },
  'bankcard.name.mismatch': { text: 'bankcardName', field: 'holder' },
  'bankcard.number.invalid': { text: 'bankcardNumber', field: 'number' },
  'bankcard.in.use': { text: 'bankcardInUse' },
} as const satisfies Refusals
