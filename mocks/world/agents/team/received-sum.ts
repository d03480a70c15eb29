import { toMinor } from '../../core/amount.ts'
import type { World } from '../../world-types.ts'

/** Transfers and contract payments from accounts to a derived downline up to a moment, in minor units. */
export function sumReceivedBy({ db }: World, id: number, until: number): bigint {
  const transfers = db.downlineTransfers.list((row) => row.receiverId === id && row.at <= until)
  const contracts = new Set(db.contracts.list({ memberId: id }).map((one) => one.id))
  const paid =
    contracts.size === 0
      ? []
      : db.ledger.list(({ reference, at }) => contracts.has(reference) && at <= until)
  return (
    transfers.reduce((sum, { amount }) => sum + toMinor(amount), 0n) -
    paid.reduce((sum, { amount }) => sum + toMinor(amount), 0n)
  )
}
