import { accountOfSide } from '#mocks/world/agents/contracts/contracts.ts'
import type { LedgerEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'

function find(world: World, { kind, reference, memberId, amount }: LedgerEntry): string | null {
  const { db } = world
  if (kind === 'SALARY' || kind === 'DIVIDEND') {
    const contract = db.contracts.find({ id: reference })
    if (!contract) return null
    const { uplineId } = contract
    const otherId = memberId === uplineId ? contract.memberId : uplineId
    return accountOfSide(world, uplineId, otherId)
  }
  if (kind !== 'TRANSFER_UPLINE' && kind !== 'TRANSFER_DOWNLINE') return null
  const transfer =
    db.uplineTransfers.find({ id: reference }) ?? db.downlineTransfers.find({ id: reference })
  return (amount.startsWith('-') ? transfer?.receiver : transfer?.sender) ?? null
}

/** Returns the counterparty's account of an entry, or null; looks up each contract and transfer once. */
export function createCounterpartyLookup(world: World): (entry: LedgerEntry) => string | null {
  const known = new Map<string, string | null>()
  return (entry) => {
    const key = `${entry.reference} ${entry.memberId}`
    const other = known.get(key) ?? find(world, entry)
    known.set(key, other)
    return other
  }
}
