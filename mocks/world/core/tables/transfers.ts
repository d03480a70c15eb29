import '../no-eval.ts'
import { z } from 'zod'
import { moment, unsignedAmount } from './fields.ts'

/** Money moved by the members themselves. Its transactions are entries of the ledger. */
export const transferTables = {
  /** D-051: between two wallets of one member. */
  walletTransfers: z.object({
    id: z.string(),
    memberId: z.number().int(),
    /** The request it belongs to; a collection has several transfers. Null for one that a launch made. */
    requestId: z.string().nullable(),
    from: z.string(),
    to: z.string(),
    amount: unsignedAmount,
    at: moment,
  }),
  /** Members who have switched the automatic transfer on launch; it is on for the others. */
  autoTransfers: z.object({ memberId: z.number().int(), enabled: z.boolean() }),
  /** WAL-21: whose downline a member is; a member without a row has no upline. */
  uplines: z.object({ memberId: z.number().int(), uplineId: z.number().int() }),
  /** CON-08, D-057: from an agent to a direct downline. */
  downlineTransfers: z.object({
    id: z.string(),
    memberId: z.number().int(),
    /** An account of the world, or a derived downline. */
    receiverId: z.number().int(),
    requestId: z.string(),
    sender: z.string(),
    receiver: z.string(),
    amount: unsignedAmount,
    note: z.string(),
    balanceAfter: unsignedAmount,
    at: moment,
  }),
  /** D-057: to the upline. */
  uplineTransfers: z.object({
    id: z.string(),
    memberId: z.number().int(),
    requestId: z.string(),
    sender: z.string(),
    receiver: z.string(),
    amount: unsignedAmount,
    note: z.string(),
    balanceAfter: unsignedAmount,
    at: moment,
  }),
}
