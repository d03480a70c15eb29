import { depositMethods } from '#mocks/content/deposit-methods.ts'
import { subtractAmounts } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import { CURRENCY } from '../core/site.ts'
import type { Row } from '../core/tables.ts'
import { type NewEntry, postEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

type Deposit = Row<'deposits'>

/** The time at which a deposit being checked is credited or found missing. */
export const dueAt = ({ methodId, paidAt, createdAt }: Deposit): number => {
  const minutes = depositMethods.find(({ id }) => id === methodId)?.minutes ?? 10
  return (paidAt ?? createdAt) + minutes * MINUTE
}

async function credit(world: World, deposit: Deposit) {
  const { id: reference, memberId, methodId: note, amount, fee, bonus } = deposit
  const at = dueAt(deposit)
  const entry = { memberId, reference, requestId: reference, note, at } as const
  const entries: NewEntry[] = [{ ...entry, kind: 'DEPOSIT', amount }]
  if (fee !== '0.00') entries.push({ ...entry, kind: 'FEE', amount: subtractAmounts('0.00', fee) })
  if (bonus)
    entries.push({
      ...entry,
      kind: 'BONUS',
      amount: bonus.bonus,
      reference: `promotion-${bonus.promotionId}/${reference}`,
    })
  await postEntries(world, entries)
}

async function settle(world: World, deposit: Deposit, found: boolean) {
  const { id, memberId, amount } = deposit
  await world.db.deposits.update({ id }, (row) => {
    row.state = found ? 'CREDITED' : 'FAILED'
    row.settledAt = dueAt(deposit)
  })
  if (found) await credit(world, deposit)
  const value = { transactionId: id, amount, currency: CURRENCY.code }
  if (found) world.emit('deposit.credited', value, memberId)
  else world.emit('deposit.failed', { ...value, reason: 'unknown' }, memberId)
}

/** Credits, fails and expires the deposits that are due by a moment. */
export async function settleDeposits(world: World, memberId: number, now: number): Promise<void> {
  const open = world.db.deposits.list(
    (row) => row.memberId === memberId && (row.state === 'PENDING' || row.state === 'PROCESSING'),
  )
  for (const deposit of open) {
    if (deposit.state === 'PROCESSING') {
      if (dueAt(deposit) <= now)
        await settle(world, deposit, world.conditions.deposits !== 'failed')
    } else if (deposit.payBy <= now) {
      await world.db.deposits.update({ id: deposit.id }, (row) => {
        row.state = 'EXPIRED'
        row.settledAt = deposit.payBy
      })
    }
  }
}
