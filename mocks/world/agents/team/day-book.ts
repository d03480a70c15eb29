import { DAY, MINUTE } from '../../core/durations.ts'
import { hash32 } from '../../core/prng.ts'
import type { Downline } from './make-team.ts'

/** Sums in whole minor units. */
export interface MoneySums {
  deposits: bigint
  withdrawals: bigint
  stake: bigint
  validBet: bigint
  payout: bigint
  bonus: bigint
  rebate: bigint
}

export const zeroMoney = (): MoneySums => ({
  deposits: 0n,
  withdrawals: 0n,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  bonus: 0n,
  rebate: 0n,
})

/** The figures of a downline for one day. */
export interface DayFigures extends Readonly<MoneySums> {
  readonly at: number
  /** At the end of the day. */
  readonly balance: bigint
  /** The first deposit of the account. */
  readonly isFirst: boolean
}

/** Minor units in one unit of the currency. */
const UNIT = 100
/** Days between two days of play; 0 for members who signed up and never returned. */
const PLAY_INTERVAL_DAYS = [0, 1, 2, 2, 3, 3, 5, 7, 7, 14] as const
/** Minimum daily stakes, in units. */
const MIN_DAILY_STAKES = [20, 50, 50, 100, 100, 200, 500, 1500] as const
/** Out of ten thousand units of valid bets. */
const REBATE_RATE = 40
const ROUND_DEPOSIT = 100 * UNIT

/** Well mixed numbers from a few small ones, each draw another. */
function mixer(seed: number, n: number, day: number) {
  let state = (Math.imul(seed ^ n, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b)) >>> 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** The figures of one downline by day, derived and not stored. */
export interface DayBook {
  /** Null when nothing had moved by a moment. `start` is when the day begins; both in epoch ms. */
  day(start: number, by: number): DayFigures | null
  /** The latest day with a transaction up to `now`; null when there is none. */
  last(start: number, now: number): DayFigures | null
}

/** The range of days on which all members win more than usual: start of the first and last day, inclusive. */
export interface LuckyDays {
  readonly from: number
  readonly to: number
}

/** The extra winnings on lucky days, in percent. */
const LUCK_PERCENT = 15

/** Derives the book of a downline from the seed; days are counted from the one on which they joined. */
export function createDayBook(
  seed: number,
  { id, joinedAt, joinedDay }: Downline,
  lucky: LuckyDays | null = null,
): DayBook {
  const own = hash32(seed, 'book')
  const nature = mixer(own, id, 0)
  const rhythm = PLAY_INTERVAL_DAYS[nature(PLAY_INTERVAL_DAYS.length)] ?? 0
  const least = (MIN_DAILY_STAKES[nature(MIN_DAILY_STAKES.length)] ?? 50) * UNIT
  const dayOf = (start: number) => Math.round((start - joinedDay) / DAY)
  const moves = (day: number) => rhythm > 0 && day >= 0 && day % rhythm === 0
  const balanceAfter = (day: number): number =>
    day < 0 ? 0 : mixer(own ^ 0x5bd1e995, id, day)((8 * least) / UNIT) * UNIT
  function figures(start: number): DayFigures | null {
    const day = dayOf(start)
    if (!moves(day)) return null
    const draw = mixer(own, id, day + 1)
    const stake = (1 + draw(24)) * least
    const luck = lucky && start >= lucky.from && start <= lucky.to ? 100 + LUCK_PERCENT : 100
    const usual = Math.floor((stake * (draw(956) + draw(956))) / 1000 / UNIT) * UNIT
    const payout = Math.floor((usual * luck) / 100 / UNIT) * UNIT
    const validBet = draw(10) === 0 ? stake - Math.floor(stake / 20) : stake
    const bonus = draw(14) === 0 ? 2 * least : 0
    const rebate = Math.floor((validBet * REBATE_RATE) / 10_000 / UNIT) * UNIT
    const before = balanceAfter(day - rhythm)
    const balance = balanceAfter(day)
    const moved = balance - before - payout + stake - bonus - rebate
    const paidIn = Math.max(0, moved)
    const short = Math.max(0, stake - before - paidIn)
    const extra = Math.ceil(short / ROUND_DEPOSIT) * ROUND_DEPOSIT
    return {
      at: Math.max(start + (8 * 60 + draw(15 * 60)) * MINUTE, day === 0 ? joinedAt : 0),
      deposits: BigInt(paidIn + extra),
      withdrawals: BigInt(Math.max(0, -moved) + extra),
      stake: BigInt(stake),
      validBet: BigInt(validBet),
      payout: BigInt(payout),
      bonus: BigInt(bonus),
      rebate: BigInt(rebate),
      balance: BigInt(balance),
      isFirst: day === 0,
    }
  }
  return {
    day(start, by) {
      const found = figures(start)
      return found && found.at <= by ? found : null
    },
    last(start, now) {
      const today = dayOf(start)
      if (rhythm === 0 || today < 0) return null
      let newest = figures(start - (today % rhythm) * DAY)
      if (newest && newest.at > now) newest = figures(start - ((today % rhythm) + rhythm) * DAY)
      return newest
    },
  }
}
