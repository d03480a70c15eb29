import { toMinor } from '../../core/amount.ts'
import { cached, cacheKind } from '../../core/caches.ts'
import { DAY } from '../../core/durations.ts'
import { endOfHistory } from '../../ledger/history/history.ts'
import { type LedgerEntry, listEntries } from '../../ledger/ledger.ts'
import { betsBy, toValidBet } from '../../play/bets.ts'
import type { World } from '../../world-types.ts'
import { type DayBook, type MoneySums, zeroMoney } from './day-book.ts'

/** The sum that a ledger entry counts towards, and its sign. */
const COUNTS: Partial<Record<LedgerEntry['kind'], readonly [keyof MoneySums, 1n | -1n]>> = {
  DEPOSIT: ['deposits', 1n],
  WITHDRAWAL: ['withdrawals', -1n],
  WITHDRAWAL_REFUND: ['withdrawals', -1n],
  STAKE: ['stake', -1n],
  REVERSAL: ['stake', -1n],
  PAYOUT: ['payout', 1n],
  BONUS: ['bonus', 1n],
  BONUS_REMOVED: ['bonus', 1n],
  POINTS_CONVERSION: ['bonus', 1n],
  REBATE: ['rebate', 1n],
}

interface Day extends MoneySums {
  at: number
  /** Null while the main wallet did not move on this day. */
  balance: bigint | null
  isFirst: boolean
}

/** Daily sums of entries and bets in their state at the end of the span. */
function sumUp(world: World, memberId: number, span: { from?: number; to: number }) {
  const days = new Map<number, Day>()
  const zero = endOfHistory(world)
  const startOfDay = (at: number) => zero + Math.floor((at - zero) / DAY) * DAY
  const dayAt = (at: number): Day => {
    const start = startOfDay(at)
    const day = days.get(start) ?? { ...zeroMoney(), at, balance: null, isFirst: false }
    days.set(start, day)
    return day
  }
  for (const { kind, amount, balanceAfter, at, wallet } of listEntries(world, memberId, span)) {
    const day = dayAt(at)
    const [name, sign] = COUNTS[kind] ?? []
    if (name && sign) day[name] += sign * toMinor(amount)
    if (wallet === 'MAIN') day.balance = toMinor(balanceAfter)
    day.at = at
  }
  for (const bet of betsBy(world, memberId, span, span.to - 1)) {
    dayAt(bet.at).validBet += toMinor(toValidBet(bet))
  }
  return days
}

const PAST = cacheKind<ReadonlyMap<number, Day>>('days of the past')

/** The days before the world began never change, so they are summed once. */
const pastDays = (world: World, memberId: number): ReadonlyMap<number, Day> =>
  cached(world.cache(PAST), memberId, () => sumUp(world, memberId, { to: endOfHistory(world) }))

/** The book of an account of the world: its ledger and its bets, by day of the merchant. */
export function createAccountBook(world: World, memberId: number): DayBook {
  const zero = endOfHistory(world)
  const known = new Map<string, ReadonlyMap<number, Day>>()
  /** The days before or since the world began, with what had happened by a moment and nothing later. */
  const daysBy = (isPast: boolean, by: number): ReadonlyMap<number, Day> => {
    if (isPast && by >= zero - 1) return pastDays(world, memberId)
    const key = `${isPast} ${by}`
    const days = known.get(key) ?? sumUp(world, memberId, { from: isPast ? 0 : zero, to: by + 1 })
    known.set(key, days)
    return days
  }
  let first: number | undefined
  const firstDeposit = () => {
    first ??= listEntries(world, memberId, { kinds: ['DEPOSIT'] })[0]?.at ?? -1
    return first
  }
  return {
    day(start, by) {
      const found = daysBy(start < zero, by).get(start)
      if (!found) return null
      const at = firstDeposit()
      const isFirst = at >= start && at < start + DAY && at <= by
      return { ...found, balance: found.balance ?? 0n, isFirst }
    },
    last(_start, by) {
      const all = [...daysBy(true, by).values(), ...daysBy(false, by).values()]
      const newest = all.at(-1)
      const balance = all.findLast((day) => day.balance !== null)?.balance ?? 0n
      return newest ? { ...newest, balance } : null
    },
  }
}
