import '../no-eval.ts'
import { z } from 'zod'
import { amount, moment, unsignedAmount } from './fields.ts'

/** The reason for a ledger entry. */
const entryKind = z.enum([
  'STAKE',
  'PAYOUT',
  'DEPOSIT',
  'WITHDRAWAL',
  'WITHDRAWAL_REFUND',
  'FEE',
  'BONUS',
  'BONUS_REMOVED',
  'REBATE',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'TRANSFER_UPLINE',
  'TRANSFER_DOWNLINE',
  'POINTS_CONVERSION',
  'REVERSAL',
  'COMMISSION',
  'DIVIDEND',
  'SALARY',
])

/** The ledger, and the balances it keeps in step. Nothing but `mocks/world/ledger/ledger.ts` writes them. */
export const moneyTables = {
  /** One wallet of a member: `MAIN`, or a vendor's. */
  wallets: z.object({
    memberId: z.number().int(),
    wallet: z.string().min(1),
    balance: unsignedAmount,
    currency: z.string(),
    updatedAt: moment,
  }),
  /** One transaction of money; rows are in the order of posting. */
  ledger: z.object({
    id: z.string().min(8),
    memberId: z.number().int(),
    wallet: z.string().min(1),
    kind: entryKind,
    /** Positive is a credit, negative a debit. */
    amount,
    balanceAfter: unsignedAmount,
    /** The cause of the entry: a round, a bet, a deposit ... */
    reference: z.string(),
    requestId: z.string().nullable(),
    note: z.string(),
    at: moment,
  }),
  /** The turnover of a deposit or a bonus that has ended otherwise than by being staked, and every bonus whose limit or time was reached. */
  turnoverEnds: z.object({
    memberId: z.number().int(),
    /** The ledger entry that requires the turnover. */
    entryId: z.string(),
    status: z.enum(['COMPLETED', 'EXPIRED', 'CANCELLED', 'WAIVED']),
    at: moment,
    /** The amount removed from the bonus and its winnings. */
    removed: unsignedAmount,
    /** The time at which the bets open at its end are decided; their bonus winnings are removed too. */
    lateAt: moment.nullable(),
  }),
}
