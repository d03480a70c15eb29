import { fromMinor, subtractAmounts, toMinor } from '../core/amount.ts'
import { cached, cacheKind } from '../core/caches.ts'
import { DAY } from '../core/durations.ts'
import { endOfHistory, hasPlayHistory } from '../ledger/history/history.ts'
import { type LedgerEntry, listPastEntries, listWallets, postEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'
import { computeBonusPots } from './bonus-pots.ts'
import type { End } from './demand-queue.ts'
import { listRequirements, type Requirement } from './turnover.ts'
import { findWageringDemand } from './turnover-terms.ts'
import { unplayableSince } from './unplayable.ts'

type Dated = readonly [entry: LedgerEntry, expiresAt: number]

/** Bonuses with a turnover, and when their time is over. */
const datedOf = (entries: readonly LedgerEntry[]): Dated[] =>
  entries.flatMap((entry) => {
    const expiresAt = findWageringDemand(entry, new Map())?.expiresAt ?? null
    return entry.kind !== 'BONUS' || expiresAt === null ? [] : [[entry, expiresAt] as const]
  })

const LIVE = cacheKind<readonly Dated[]>('bonuses since the world began')
const PAST = cacheKind<readonly Dated[]>('bonuses from before that were open')

const liveOf = (world: World): readonly Dated[] => {
  const cache = world.cache(LIVE)
  const key = world.db.ledger.count()
  const known = cache.get(String(key))
  if (!known) cache.clear()
  return known ?? cached(cache, key, () => datedOf(world.db.ledger.list({ kind: 'BONUS' })))
}

/** Pasts are made for them only when the first of their bonuses may end: the day after the world began. */
function pastOf(world: World, now: number): readonly Dated[] {
  const end = endOfHistory(world)
  if (now < end + DAY) return []
  return cached(world.cache(PAST), 'all', () =>
    world.db.members
      .list(({ account }) => hasPlayHistory(world.conditions, account))
      .flatMap(({ id }) => datedOf(listPastEntries(world, id, { kinds: ['BONUS'] })))
      .filter(([, expiresAt]) => expiresAt > end),
  )
}

interface BonusDue {
  readonly id: string
  readonly memberId: number
  readonly at: number
}

/** The moments by `now` at which a bonus ends, or reaches its limit. */
export function bonusesDue(world: World, now: number): BonusDue[] {
  const dated = [...pastOf(world, now), ...liveOf(world)]
  if (dated.length === 0) return []
  const ends = new Map(
    world.db.turnoverEnds.list().map((end) => [`${end.memberId} ${end.entryId}`, end]),
  )
  return dated.flatMap(([entry, expiresAt]): BonusDue[] => {
    const { id, memberId } = entry
    const end = ends.get(`${memberId} ${id}`)
    if (end)
      return end.lateAt !== null && end.lateAt <= now ? [{ id, memberId, at: end.lateAt }] : []
    const at = Math.min(expiresAt, metAt(world, entry) ?? expiresAt)
    if (at > now && isUnplayable(world, entry)) return [{ id, memberId, at: now }]
    return at <= now ? [{ id, memberId, at }] : []
  })
}

/** Whether a bonus can no longer be met by play. */
function isUnplayable(world: World, entry: LedgerEntry): boolean {
  const member = world.db.members.find({ id: entry.memberId })
  const demand = findWageringDemand(entry, new Map())
  return Boolean(member && demand && unplayableSince(world, member, demand, entry.at) !== null)
}

/** The time at which the turnover of a bonus with a cash-out limit was met; only such a bonus ends early. */
function metAt(world: World, entry: LedgerEntry): number | null {
  if (findWageringDemand(entry, new Map())?.maxCashOut == null) return null
  const found = listRequirements(world, entry.memberId).find((one) => one.entry.id === entry.id)
  return found?.doneAt ?? null
}

/** Takes an amount from the wallets of a member, the main one first. */
async function takeAway(
  world: World,
  { entry: { id: reference, memberId } }: Requirement,
  amount: bigint,
  at: number,
) {
  let rest = amount
  const taken = listWallets(world, memberId).flatMap(({ wallet, balance }) => {
    const part = rest < toMinor(balance) ? rest : toMinor(balance)
    rest -= part
    return part === 0n ? [] : [{ wallet, amount: subtractAmounts('0.00', fromMinor(part)) }]
  })
  if (taken.length > 0)
    await postEntries(
      world,
      taken.map((part) => ({ ...part, memberId, kind: 'BONUS_REMOVED', reference, at })),
    )
}

/** The time at which the last open bet is decided, plus a moment for its winnings to be credited. */
function lateAtOf({ db }: World, memberId: number): number | null {
  const open = db.lotteryBets.list({ memberId, state: 'PENDING' })
  return open.length === 0 ? null : Math.max(...open.map(({ drawsAt }) => drawsAt)) + 1
}

/** Ends a bonus: what its terms do not leave to its member is taken away, with what was won with it. */
export async function endBonus(
  world: World,
  all: readonly Requirement[],
  one: Requirement,
  { status, at }: Pick<End, 'status' | 'at'>,
) {
  const { memberId, id: entryId } = one.entry
  const left = computeBonusPots(world, memberId, all).get(entryId) ?? 0n
  const cap = one.maxCashOut ? toMinor(one.maxCashOut) : left
  const kept = status === 'COMPLETED' ? cap : 0n
  const removed = left > kept ? left - kept : 0n
  await takeAway(world, one, removed, at)
  const lateAt = status === 'COMPLETED' ? null : lateAtOf(world, memberId)
  const end = { memberId, entryId, status, at, removed: fromMinor(removed), lateAt }
  await world.db.turnoverEnds.insert(end)
}

/** Removes the winnings of bets that were open at the end of a bonus. */
async function takeLate(world: World, all: readonly Requirement[], one: Requirement, at: number) {
  const { memberId, id: entryId } = one.entry
  const left = computeBonusPots(world, memberId, all).get(entryId) ?? 0n
  await takeAway(world, one, left, at)
  await world.db.turnoverEnds.update({ memberId, entryId }, (row) => {
    row.removed = fromMinor(toMinor(row.removed) + left)
    row.lateAt = null
  })
}

/** Ends the bonuses of a member that are due by a moment, the oldest first. */
export async function settleBonuses(world: World, memberId: number, now: number): Promise<void> {
  for (const due of bonusesDue(world, now)) {
    if (due.memberId !== memberId) continue
    const all = listRequirements(world, memberId, undefined, now)
    const one = all.find(({ entry }) => entry.id === due.id)
    if (one?.end) await takeLate(world, all, one, due.at)
    else if (one?.status === 'COMPLETED' || one?.status === 'EXPIRED')
      await endBonus(world, all, one, { status: one.status, at: due.at })
    else if (one) await endBonus(world, all, one, { status: 'CANCELLED', at: due.at })
  }
}
