import { toMinor } from '../core/amount.ts'
import type { Member } from '../core/tables.ts'
import { type EntryKind, type LedgerEntry, listEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

/** The sum of the entries of some kinds, in minor units. */
export const sumOfKinds = (entries: readonly LedgerEntry[], ...kinds: EntryKind[]): bigint =>
  entries.reduce(
    (sum, { kind, amount }) => (kinds.includes(kind) ? sum + toMinor(amount) : sum),
    0n,
  )

/** The entry kinds that count as a bonus in sums; converted points are included. */
export const BONUS_KINDS = ['BONUS', 'POINTS_CONVERSION'] as const satisfies EntryKind[]

/** The sum of bonuses, less the amounts removed at their end. */
export const sumBonuses = (entries: readonly LedgerEntry[]): bigint =>
  sumOfKinds(entries, ...BONUS_KINDS, 'BONUS_REMOVED')

/** D-059: deposits and withdrawals since the account was opened, in minor units. */
export function sumNetDeposit(world: World, { id }: Pick<Member, 'id'>) {
  const entries = listEntries(world, id, { kinds: ['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_REFUND'] })
  const deposited = sumOfKinds(entries, 'DEPOSIT')
  const withdrawn = -sumOfKinds(entries, 'WITHDRAWAL', 'WITHDRAWAL_REFUND')
  return { deposited, withdrawn, net: deposited - withdrawn }
}
