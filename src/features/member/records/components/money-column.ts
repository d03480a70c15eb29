import type { BetRecord } from '#api/money/reports.ts'
import { toMinor } from '#lib/money.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'

/** A column of the betting record that holds money; `net` wears its sign. */
export const moneyColumn = (
  id: 'stake' | 'validBet' | 'payout' | 'net',
  header: string,
): RecordColumn<BetRecord> => ({
  id,
  header,
  align: 'end',
  ...(id === 'net' ? { kind: 'gain', fixed: 'end' } : { kind: 'money' }),
  text: (bet) => bet[id],
  sortBy: (bet) => toMinor(bet[id]) ?? 0n,
})
