import { accounts } from '#mocks/content/accounts.ts'
import { isAgentType, isTrialType } from '#mocks/merchant/brand.ts'
import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { Amount } from '../../core/amount.ts'
import { cached, cacheKind } from '../../core/caches.ts'
import { dayAt, startOfDay } from '../../core/days.ts'
import type { Member } from '../../core/tables.ts'
import type { World } from '../../world-types.ts'
import type { PastEntry } from './book.ts'
import { makeHistory, type Winning } from './make-history.ts'
import type { PastBet } from './past-games.ts'

/** The history of a member before this world began. */
export interface History {
  /** Oldest first; the last balance of a wallet is the one the member starts with. */
  readonly entries: readonly PastEntry[]
  /** `entries` by kind, each list oldest first. */
  readonly byKind: ReadonlyMap<PastEntry['kind'], readonly PastEntry[]>
  /** Oldest first. */
  readonly bets: readonly PastBet[]
}

function byKindOf(entries: History['entries']): History['byKind'] {
  const byKind = new Map<PastEntry['kind'], PastEntry[]>()
  for (const entry of entries) {
    const known = byKind.get(entry.kind)
    if (known) known.push(entry)
    else byKind.set(entry.kind, [entry])
  }
  return byKind
}

const historyFrom = ({ entries, bets }: Pick<History, 'entries' | 'bets'>): History => ({
  entries,
  byKind: byKindOf(entries),
  bets,
})

/** Rounds of a year, of an ordinary player and of one who does little else. */
const ROUNDS = 6000
const HUGE_ROUNDS = 100_000

/** Rahim's balances at vendors, if each vendor has its own wallet. */
const VENDOR_BALANCES: readonly (readonly [vendor: string, amount: Amount])[] = [
  ['SLT', '1500.00'],
  ['QRZ', '620.00'],
]

/** The balance at a vendor under maintenance, when the main wallet is empty. */
const STUCK_BALANCE: (typeof VENDOR_BALANCES)[number] = ['TF', '240.00']

/** The end of every history: the start of the day on which this world began, in the merchant's time zone. */
export const endOfHistory = ({ startedAt }: World): number => startOfDay(dayAt(startedAt))

/** One credit, from the day the account was opened. */
function opening({ id: memberId, type, createdAt }: Member, amount: Amount): History {
  if (amount === '0.00') return historyFrom({ entries: [], bets: [] })
  const id = `opening-${memberId}`
  const kind = isTrialType(type) ? 'BONUS' : 'DEPOSIT'
  const facts = { id, memberId, kind, amount, balanceAfter: amount } as const
  const entry = {
    ...facts,
    wallet: 'MAIN',
    reference: id,
    requestId: null,
    note: '',
    at: createdAt,
  }
  return historyFrom({ entries: [entry], bets: [] })
}

/** Money that the records of draws and tasks say was won before. */
function giftsOf({ db }: World, memberId: number, end: number): Winning[] {
  const prizes = db.prizeResults.list({ memberId }).flatMap(({ id, prize, at }) => {
    return prize.kind === 'MONEY' ? { amount: prize.amount, reference: id, at } : []
  })
  const days = db.checkIns.list({ memberId }).flatMap(({ day, reward, at }) => {
    const { kind, amount } = reward
    return kind === 'MONEY' ? { amount, reference: `check-in-${day}`, at } : []
  })
  return [...prizes, ...days].filter(({ at }) => at < end)
}

/** Whether a member has a past that is more than a first credit. */
export const hasPlayHistory = ({ history, lists, player }: Conditions, account: string): boolean =>
  account === 'rahim' && history !== 'empty' && lists !== 'empty' && player !== 'new'

/** The main wallet balance of a seeded account at the start of the world. */
function mainBalanceOf(
  { isSingle, mainWallet, contracts }: Conditions,
  { account, balance, type }: Pick<(typeof accounts)[number], 'account' | 'balance' | 'type'>,
): Amount {
  const isEmpty = account === 'rahim' && isSingle === false && mainWallet === 'empty'
  return isEmpty || (contracts === 'due' && isAgentType(type)) ? '0.00' : balance
}

/** Whether vendors have their own wallets, in addition to the main one. */
export const hasVendorWallets = ({ conditions }: Pick<World, 'conditions'>): boolean =>
  conditions.isSingle === false

/** The vendor wallet balances of a seeded account at the start of the world. */
function vendorBalancesOf(conditions: Conditions, account: string) {
  if (!hasVendorWallets({ conditions }) || !hasPlayHistory(conditions, account)) return []
  return conditions.mainWallet === 'empty' ? [...VENDOR_BALANCES, STUCK_BALANCE] : VENDOR_BALANCES
}

/** The balances of a seeded account at the start of the world, by wallet. */
export const listBalances = (conditions: Conditions, account: (typeof accounts)[number]) =>
  [
    ['MAIN', mainBalanceOf(conditions, account)],
    ...vendorBalancesOf(conditions, account.account),
  ] as const

function pastOf(world: World, memberId: number): History {
  const member = world.db.members.find({ id: memberId })
  const account = accounts.find((one) => one.account === member?.account)
  if (!member || !account) return historyFrom({ entries: [], bets: [] })
  if (!hasPlayHistory(world.conditions, member.account))
    return opening(member, mainBalanceOf(world.conditions, account))
  const end = endOfHistory(world)
  return commonHistory({
    seed: world.link.seed,
    memberId,
    catalogue: world.catalogue,
    balance: mainBalanceOf(world.conditions, account),
    vendors: vendorBalancesOf(world.conditions, member.account),
    end,
    rounds: world.conditions.history === 'huge' ? HUGE_ROUNDS : ROUNDS,
    gifts: giftsOf(world, memberId, end),
  })
}

/** Size of the cache; one history can be large. */
const MAX_CACHED_HISTORIES = 4
const common = new Map<string, History>()

/** Worlds with the same history share it, because it never changes. */
function commonHistory({ catalogue, ...wanted }: Parameters<typeof makeHistory>[0]): History {
  const key = JSON.stringify(wanted)
  const history = common.get(key) ?? historyFrom(makeHistory({ catalogue, ...wanted }))
  common.delete(key)
  common.set(key, history)
  const [oldest] = common.keys()
  if (common.size > MAX_CACHED_HISTORIES && oldest !== undefined) common.delete(oldest)
  return history
}

const PASTS = cacheKind<History>('pasts of members')

/** A member's history: generated on first use, deterministic for the same world. */
export const getHistory = (world: World, memberId: number): History =>
  cached(world.cache(PASTS), memberId, () => pastOf(world, memberId))
