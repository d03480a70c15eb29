import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a transfer to another account may be refused with. */
export const TRANSFER_REFUSALS = {
  'turnover.unmet': { text: 'turnoverUnmet', field: 'amount' },
  'transfer.receiver.closed': { text: 'transferReceiver' },
} as const satisfies Refusals
