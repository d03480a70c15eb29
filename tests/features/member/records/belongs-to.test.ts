import { expect, test } from 'vitest'
import type { TransactionKind } from '#api/money/reports.ts'
import { belongsTo } from '#features/member/records/belongs-to.ts'

/** 18:20 UTC is evening in Europe but after midnight in Dhaka. */
const AT = Date.UTC(2026, 10, 20, 18, 20)
const movement = (kind: TransactionKind, reference = 'reference-1') => ({
  id: 'entry-1',
  at: AT,
  kind,
  reference,
})
const leadsTo = (kind: TransactionKind) => belongsTo(movement(kind), [], 'Asia/Dhaka')
const DAYS = '2026-11-21..2026-11-21'

test('D-058 D-083 a bet and a bonus open on the merchant’s day', () => {
  for (const kind of ['STAKE', 'PAYOUT', 'REVERSAL'] as const)
    expect(leadsTo(kind)).toEqual({
      name: 'bet',
      page: 'personalHistoryCopy',
      values: { days: DAYS, row: 'reference-1' },
    })
  expect(leadsTo('BONUS')?.values).toEqual({ days: DAYS, row: 'entry-1' })
  const since = '2026-10-22..2026-11-21'
  expect(leadsTo('BONUS_REMOVED')?.values).toEqual({ days: since, row: 'reference-1' })
})

test.each([
  ['DEPOSIT', 'depositv2', { deposit: 'reference-1' }],
  ['WITHDRAWAL', 'withdraw', { withdrawal: 'reference-1' }],
  ['WITHDRAWAL_REFUND', 'withdraw', { withdrawal: 'reference-1' }],
  ['REBATE', 'manualRebate', undefined],
  ['TRANSFER_IN', 'transferFund', undefined],
  ['TRANSFER_UPLINE', 'transferUpline', undefined],
  ['POINTS_CONVERSION', undefined, undefined],
] as const)('D-058 %s leads to %s', (kind, page, values) => {
  expect([leadsTo(kind)?.page, leadsTo(kind)?.values]).toEqual([page, values])
})

test('D-058 a fee leads to the movement that it belongs to', () => {
  const fee = movement('FEE')
  const others = [fee, movement('WITHDRAWAL', 'another'), movement('WITHDRAWAL')]
  expect(belongsTo(fee, others, 'UTC')).toEqual(belongsTo(movement('WITHDRAWAL'), [], 'UTC'))
  expect(belongsTo(fee, [fee], 'UTC')).toBeNull()
})
