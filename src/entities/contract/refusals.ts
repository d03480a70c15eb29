import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a step of a contract may be refused with. */
export const CONTRACT_REFUSALS = {
  'contract.open.already': { text: 'contractOpen' },
  'contract.changed': { text: 'contractChanged' },
  'contract.ends.unconfirmed': { text: 'contractEnds' },
  'contract.payment.due': { text: 'contractDue' },
} as const satisfies Refusals
