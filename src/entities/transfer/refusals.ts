import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a transfer to another account. */
export const TRANSFER_REFUSALS = {
  'turnover.unmet': { text: 'turnoverUnmet', field: 'amount' },
  'transfer.receiver.closed': { text: 'transferReceiver' },
} as const satisfies Refusals
