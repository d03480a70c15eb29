import type { TransactionRecord } from '#api/money/reports.ts'
import { addDays, dayIn } from '#lib/calendar.ts'
import { serializeRange } from '#lib/date-range.ts'
import type { MemberPageKey } from '#patterns/routing/member-page.ts'

type Movement = Pick<TransactionRecord, 'id' | 'at' | 'kind' | 'reference'>

/** The subject of a transaction: its name in the texts, and the page that shows it. */
export interface BelongsTo {
  readonly name: 'bet' | 'deposit' | 'withdrawal' | 'bonus' | 'rebate' | 'wallets' | 'upline'
  readonly page: MemberPageKey
  readonly values?: Readonly<Record<string, string>>
}

/**
 * The record that a transaction belongs to, by its kind and reference; null when no page shows it. A fee
 * belongs to the transaction it was charged with, which is found among `others`.
 */
export function belongsTo(
  { id, at, kind, reference }: Movement,
  others: readonly Movement[],
  timeZone: string,
): BelongsTo | null {
  const day = dayIn(timeZone, at)
  const days = serializeRange({ from: day, to: day })
  switch (kind) {
    case 'STAKE':
    case 'PAYOUT':
    case 'REVERSAL':
      return { name: 'bet', page: 'personalHistoryCopy', values: { days, row: reference } }
    case 'DEPOSIT':
      return { name: 'deposit', page: 'depositv2', values: { deposit: reference } }
    case 'WITHDRAWAL':
    case 'WITHDRAWAL_REFUND':
      return { name: 'withdrawal', page: 'withdraw', values: { withdrawal: reference } }
    case 'FEE': {
      const whole = others.find((one) => one.reference === reference && one.kind !== 'FEE')
      return whole ? belongsTo(whole, [], timeZone) : null
    }
    case 'BONUS':
      return { name: 'bonus', page: 'bonusDetails', values: { days, row: id } }
    case 'BONUS_REMOVED': {
      // A bonus ends within a month of its credit, and these are as many days as one list may have.
      const since = serializeRange({ from: addDays(day, -30), to: day })
      return { name: 'bonus', page: 'bonusDetails', values: { days: since, row: reference } }
    }
    case 'REBATE':
      return { name: 'rebate', page: 'manualRebate' }
    case 'TRANSFER_IN':
    case 'TRANSFER_OUT':
      return { name: 'wallets', page: 'transferFund' }
    case 'TRANSFER_UPLINE':
      return { name: 'upline', page: 'transferUpline' }
    default:
      return null
  }
}
