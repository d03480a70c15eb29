import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a step of a contract. */
export const CONTRACT_REFUSALS = {
  'contract.open.already': { text: 'contractOpen' },
  'contract.changed': { text: 'contractChanged' },
  'contract.ends.unconfirmed': { text: 'contractEnds' },
  'contract.payment.due': { text: 'contractDue' },
} as const satisfies Refusals
