import { toMinor } from '../../core/amount.ts'
import { cached, cacheKind } from '../../core/caches.ts'
import { DAY } from '../../core/durations.ts'
import { endOfHistory } from '../../ledger/history/history.ts'
import { entriesOf, type LedgerEntry } from '../../ledger/ledger.ts'
import { betsOf, validBetOf } from '../../play/bets.ts'
import type { World } from '../../world-types.ts'
import { type DayBook, type DayFigures, type MoneySums, noMoney } from './day-book.ts'

/** Where an entry of the ledger counts, and with which sign. */
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
  balance: bigint
  isFirst: boolean
}

function sumUp(world: World, memberId: number, span: { from?: number; to?: number }) {
  const days = new Map<number, Day>()
  const zero = endOfHistory(world)
  const startOfDay = (at: number) => zero + Math.floor((at - zero) / DAY) * DAY
  const dayAt = (at: number): Day => {
    const start = startOfDay(at)
    const day = days.get(start) ?? { ...noMoney(), at, balance: 0n, isFirst: false }
    days.set(start, day)
    return day
  }
  for (const { kind, amount, balanceAfter, at, wallet } of entriesOf(world, memberId, span)) {
    const day = dayAt(at)
    const [name, sign] = COUNTS[kind] ?? []
    if (name && sign) day[name] += sign * toMinor(amount)
    if (wallet === 'MAIN') day.balance = toMinor(balanceAfter)
    day.at = at
  }
  for (const bet of betsOf(world, memberId, span)) {
    dayAt(bet.at).validBet += toMinor(validBetOf(bet))
  }
  return days
}

const PAST = cacheKind<ReadonlyMap<number, DayFigures>>('days of the past')

/** The days before the world began never change, so they are summed once. */
const pastDays = (world: World, memberId: number): ReadonlyMap<number, DayFigures> =>
  cached(world.cache(PAST), memberId, () => sumUp(world, memberId, { to: endOfHistory(world) }))

/** The book of an account of the world: its ledger and its bets, by day of the merchant. */
export function accountBookOf(world: World, memberId: number): DayBook {
  let live: ReadonlyMap<number, Day> | undefined
  const liveDays = () => {
    live ??= sumUp(world, memberId, { from: endOfHistory(world) })
    return live
  }
  let first: number | undefined
  const firstDeposit = () => {
    first ??= entriesOf(world, memberId, { kinds: ['DEPOSIT'] })[0]?.at ?? -1
    return first
  }
  const day = (start: number): DayFigures | null => {
    const isPast = start < endOfHistory(world)
    const found = (isPast ? pastDays(world, memberId) : liveDays()).get(start)
    if (!found) return null
    const at = firstDeposit()
    return { ...found, isFirst: at >= start && at < start + DAY }
  }
  return {
    day,
    last(_start, now) {
      const all = [...pastDays(world, memberId).values(), ...liveDays().values()]
      return all.filter(({ at }) => at <= now).at(-1) ?? null
    },
  }
}
