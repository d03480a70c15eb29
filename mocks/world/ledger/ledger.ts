import { type Amount, addAmounts, compareAmounts } from '../core/amount.ts'
import { CURRENCY } from '../core/site.ts'
import type { Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { closeDue, toLedgerEntries as entriesOfPayment, openDues } from './dues.ts'
import { endOfHistory, getHistory } from './history/history.ts'

/** The wallet that pays unless another is named; all others are a vendor's, by its code. */
export const MAIN = 'MAIN'

export type LedgerEntry = Readonly<Row<'ledger'>>
export type EntryKind = LedgerEntry['kind']

/** A transaction to post. */
export interface NewEntry {
  readonly memberId: number
  readonly kind: EntryKind
  /** Signed: a credit is positive, a debit negative. */
  readonly amount: Amount
  /** The cause, for example the id of a round, a deposit or a transfer. */
  readonly reference: string
  /** The request it belongs to. A request posts one entry of a kind in a wallet. */
  readonly requestId?: string | undefined
  readonly note?: string | undefined
  /** `MAIN` (the default) or a vendor's code. */
  readonly wallet?: string | undefined
  /** Time of the entry, epoch ms, never before the last entry; now when absent. */
  readonly at?: number | undefined
}

/** A debit that a wallet cannot pay; nothing was posted. */
export class InsufficientBalanceError extends Error {
  constructor({ memberId, wallet = MAIN, kind, amount }: NewEntry) {
    super(`The wallet ${wallet} of member ${memberId} cannot pay ${kind} ${amount}.`)
    this.name = 'InsufficientBalanceError'
  }
}

/** The balance of a wallet; "0.00" when there is none. */
export const getBalance = ({ db }: World, memberId: number, wallet = MAIN): Amount =>
  db.wallets.find({ memberId, wallet })?.balance ?? '0.00'

/** Every wallet of a member, the main one first. */
export const listWallets = ({ db }: World, memberId: number): Row<'wallets'>[] =>
  db.wallets.list({ memberId })

/** Gives a member a wallet with nothing in it. */
export async function openWallet({ db, clock }: World, memberId: number, wallet = MAIN) {
  const { code: currency } = CURRENCY
  await db.wallets.insert({ memberId, wallet, balance: '0.00', currency, updatedAt: clock.now() })
}

/** The entry that the same request has already posted. */
function postedBefore({ db }: World, entry: NewEntry): LedgerEntry | undefined {
  const { memberId, requestId, kind, wallet = MAIN } = entry
  if (requestId === undefined) return undefined
  const before = db.ledger.find({ requestId, memberId, kind, wallet })
  if (before && before.amount !== entry.amount) {
    throw new RangeError(`${requestId} has posted ${kind} ${before.amount}, not ${entry.amount}.`)
  }
  return before
}

/** The balances after these entries. Throws InsufficientBalanceError before any of them is posted. */
function balancesAfter(world: World, entries: readonly NewEntry[]): Amount[] {
  const now = new Map<string, Amount>()
  return entries.map((entry) => {
    const { memberId, wallet = MAIN } = entry
    const key = `${memberId} ${wallet}`
    const after = addAmounts(now.get(key) ?? getBalance(world, memberId, wallet), entry.amount)
    if (compareAmounts(after, '0.00') < 0) throw new InsufficientBalanceError(entry)
    now.set(key, after)
    return after
  })
}

async function post(world: World, entry: NewEntry, balanceAfter: Amount): Promise<LedgerEntry> {
  const { memberId, kind, amount, reference, requestId = null, note = '', wallet = MAIN } = entry
  const { db, clock } = world
  const at = entry.at ?? clock.now()
  if (!db.wallets.find({ memberId, wallet })) await openWallet(world, memberId, wallet)
  await db.wallets.update({ memberId, wallet }, (row) => {
    row.balance = balanceAfter
    row.updatedAt = at
  })
  const id = world.nextId('transaction')
  return db.ledger.insert({
    id,
    memberId,
    wallet,
    kind,
    amount,
    balanceAfter,
    reference,
    requestId,
    note,
    at,
  })
}

/**
 * Posts transactions that belong together, all or none, and notifies their members' pages once. Movements that `requestId`
 * has already posted are returned, not posted again. Throws InsufficientBalanceError if a wallet would become negative,
 * and a RangeError if a request comes again with another amount. A credit may be followed by debits for contract
 * payments that were due.
 */
export async function postEntries(
  world: World,
  entries: readonly NewEntry[],
): Promise<LedgerEntry[]> {
  const before = entries.map((entry) => postedBefore(world, entry))
  const fresh = entries.filter((_, index) => !before[index])
  const balances = balancesAfter(world, fresh)
  const posted: LedgerEntry[] = []
  for (const [index, entry] of fresh.entries()) {
    posted.push(await post(world, entry, balances[index] ?? '0.00'))
  }
  for (const { memberId, amount, wallet, at } of posted)
    if (wallet === MAIN && !amount.startsWith('-')) await payDues(world, memberId, at)
  for (const memberId of new Set(fresh.map((entry) => entry.memberId))) {
    const value = { balance: getBalance(world, memberId), currency: CURRENCY.code }
    world.emit('balance.updated', value, memberId)
  }
  const left = [...posted]
  return before.flatMap((entry) => entry ?? left.shift() ?? [])
}

/** ADR 0058: incoming money pays the waiting payments of contracts, oldest first, each in full. */
async function payDues(world: World, memberId: number, at: number): Promise<void> {
  for (;;) {
    const [due] = openDues(world, memberId)
    if (!due || compareAmounts(getBalance(world, memberId), due.amount) < 0) return
    await closeDue(world, due, at)
    await postEntries(world, entriesOfPayment(world, due, at))
  }
}

/** Posts one transaction; see `postEntries`. */
export async function postEntry(world: World, entry: NewEntry): Promise<LedgerEntry> {
  const [posted] = await postEntries(world, [entry])
  if (!posted) throw new RangeError('Nothing was posted.')
  return posted
}

/** Which entries; every field absent means: all. */
export interface EntryFilter {
  readonly wallet?: string | undefined
  readonly kinds?: readonly EntryKind[] | undefined
  /** Epoch ms, inclusive. */
  readonly from?: number | undefined
  /** Epoch ms, exclusive. */
  readonly to?: number | undefined
}

const matches =
  ({ wallet, kinds, from, to }: EntryFilter) =>
  (entry: LedgerEntry): boolean =>
    (wallet === undefined || entry.wallet === wallet) &&
    (kinds === undefined || kinds.includes(entry.kind)) &&
    (from === undefined || entry.at >= from) &&
    (to === undefined || entry.at < to)

/** A member's entries in all wallets since this world began, oldest first. */
export function listLiveEntries(
  { db }: World,
  memberId: number,
  filter: EntryFilter,
): LedgerEntry[] {
  const fits = matches(filter)
  return db.ledger.list((row) => row.memberId === memberId && fits(row))
}

/** A member's entries from before this world began, oldest first. */
export function listPastEntries(
  world: World,
  memberId: number,
  filter: EntryFilter,
): LedgerEntry[] {
  // The range excludes the history, so it need not be generated.
  if (filter.from !== undefined && filter.from >= endOfHistory(world)) return []
  const { entries, byKind } = getHistory(world, memberId)
  const [kind, ...others] = filter.kinds ?? []
  const some = kind && others.length === 0 ? (byKind.get(kind) ?? []) : entries
  return some.filter(matches(filter))
}

/** A member's entries in all wallets, oldest first, including those from before this world began. */
export const listEntries = (
  world: World,
  memberId: number,
  filter: EntryFilter = {},
): LedgerEntry[] => [
  ...listPastEntries(world, memberId, filter),
  ...listLiveEntries(world, memberId, filter),
]
