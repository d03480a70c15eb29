import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import { type Amount, toMinor } from '../../core/amount.ts'
import { DAY, HOUR, MINUTE } from '../../core/durations.ts'
import { createRandom, type Random } from '../../core/prng.ts'
import { Book, type PastEntry } from './book.ts'
import {
  type LikedGame,
  likedGames,
  type PastBet,
  playPastRound,
  randomSeed,
} from './past-games.ts'

/** Money won in a draw or a task, with its moment. */
export interface Winning {
  readonly amount: Amount
  readonly reference: string
  readonly at: number
}

interface HistoryOptions {
  readonly seed: number
  readonly memberId: number
  readonly catalogue: Catalogue
  /** The member's final balance. */
  readonly balance: Amount
  /** Amounts moved to vendor wallets at the end, in addition to the balance. */
  readonly vendors: readonly (readonly [vendor: string, amount: Amount])[]
  /** The end of the history, epoch ms: the start of a merchant's day. */
  readonly end: number
  /** About how many rounds were played in all. */
  readonly rounds: number
  readonly gifts: readonly Winning[]
}

const DAYS = 365
/** On how many of a hundred days a member plays. */
const PLAYING_DAYS = 62
const BANK = 'brac-bank'
const METHODS = ['bkash', 'nagad', 'rocket', 'bank'] as const
const PAID_TO = ['bkash', 'nagad', BANK, BANK] as const
const STEP = 50_000n
const ROUND_SUM = 100_000n
const WITHDRAW_ABOVE = 2_200_000n
const WITHDRAW_DOWN_TO = 900_000n
const BANK_FEE = 2000n
/** Fridays bring a tenth on one deposit, up to 500.00. */
const FRIDAY = 5
const MONDAY = 1
const FRIDAY_PROMOTION = 72
const FIRST_PROMOTION = 71
/** The days of its terms: none ends on the day on which the world begins, so that this day never needs the past. */
const BONUS_DAYS = 30

const roundedUp = (minor: bigint, step: bigint): bigint => ((minor + step - 1n) / step) * step

function deposit(book: Book, random: Random, minor: bigint, at: number): string {
  const id = book.nextId('deposit')
  book.post('DEPOSIT', minor, id, at, random.pick(METHODS))
  return id
}

/** A withdrawal. The bank takes a fee, and rejects one in nine, which is paid back. */
function withdraw(book: Book, random: Random, minor: bigint, at: number) {
  const id = book.nextId('withdrawal')
  const method = random.pick(PAID_TO)
  book.post('WITHDRAWAL', -minor, id, at, method)
  if (random.chance(1 / 9)) book.post('WITHDRAWAL_REFUND', minor, id, at + 4 * HOUR, method)
  else if (method === BANK) book.post('FEE', -BANK_FEE, id, at + MINUTE, method)
}

/** One sitting at one game: money first when there is too little, then round after round. */
function playSession(
  book: Book,
  random: Random,
  { game, name, choices, stakes }: LikedGame,
  rounds: number,
  begin: number,
): bigint {
  const stake = random.pick(stakes)
  const minor = toMinor(stake)
  const need = minor * BigInt(rounds)
  if (book.balance < need) {
    const more = roundedUp(need - book.balance, STEP)
    deposit(book, random, more < ROUND_SUM ? ROUND_SUM : more, begin - 5 * MINUTE)
  }
  const playId = book.nextId('play')
  let at = begin
  let valid = 0n
  for (let n = 1; n <= rounds; n += 1) {
    const choice = random.pick(choices)
    const seed = randomSeed(random)
    const isVoid = seed % 400 === 0
    const payout = isVoid ? stake : playPastRound(name, seed, stake, choice).payout
    const id = `${playId}/round-${String(n).padStart(4, '0')}`
    at = book.post('STAKE', -minor, id, at)
    book.bets.push({ id, nodeId: game.nodeId, choice, stake, payout, void: isVoid, at, seed })
    if (isVoid) book.post('REVERSAL', minor, id, at)
    else if (payout !== '0.00') book.post('PAYOUT', toMinor(payout), id, at)
    if (!isVoid && payout !== stake) valid += minor
    at += random.int(5000, 16_000)
  }
  return valid
}

/** Brings the balance to the world's opening balance with a round deposit and a last withdrawal. */
function settle(book: Book, random: Random, { balance, vendors, end }: HistoryOptions) {
  const target = toMinor(balance)
  const at = end - 40 * MINUTE
  if (book.balance < target + STEP) {
    deposit(book, random, roundedUp(target + STEP - book.balance, STEP), at)
  }
  const id = book.nextId('withdrawal')
  book.post('WITHDRAWAL', target - book.balance, id, at + 10 * MINUTE, 'bkash')
  for (const [vendor, amount] of vendors) {
    deposit(book, random, toMinor(amount), at + 20 * MINUTE)
    book.transfer(vendor, toMinor(amount), book.nextId('transfer'), at + 21 * MINUTE)
  }
}

/**
 * A year of one player, oldest first: sittings at games, deposits when they are needed, withdrawals when
 * there is much, offers and the weekly rebate. The same for the same facts; nothing is ever negative.
 */
export function makeHistory(wanted: HistoryOptions): { entries: PastEntry[]; bets: PastBet[] } {
  const { seed, memberId, catalogue, end, rounds, gifts } = wanted
  const random = createRandom(seed).fork(`history ${memberId}`)
  const games = likedGames(catalogue)
  const book = new Book(memberId)
  const perDay = Math.max(1, Math.round((rounds * 100) / (DAYS * PLAYING_DAYS)))
  const waiting = [...gifts].sort((a, b) => a.at - b.at)
  let week = 0n
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = end - ago * DAY
    const weekday = new Date(day + DAY / 2).getUTCDay()
    while (waiting[0] && waiting[0].at < day) {
      const { amount, reference, at } = waiting[0]
      book.post('BONUS', toMinor(amount), reference, at)
      waiting.shift()
    }
    if (ago === DAYS) {
      const first = deposit(book, random, ROUND_SUM, day + 17 * HOUR)
      book.post('BONUS', 5000n, `promotion-${FIRST_PROMOTION}/${first}`, day + 17 * HOUR)
    }
    if (weekday === MONDAY && week > 0n) {
      book.post('REBATE', week / 200n, `rebate-${ago}`, day + 9 * HOUR)
      week = 0n
    }
    if (book.balance > WITHDRAW_ABOVE) {
      withdraw(book, random, ((book.balance - WITHDRAW_DOWN_TO) / STEP) * STEP, day + 11 * HOUR)
    }
    if (weekday === FRIDAY && random.chance(0.35)) {
      const sum = BigInt(random.int(1, 8)) * STEP
      const id = deposit(book, random, sum, day + 15 * HOUR)
      const tenth = sum / 10n
      const bonus = tenth > STEP ? STEP : tenth
      if (ago !== BONUS_DAYS)
        book.post('BONUS', bonus, `promotion-${FRIDAY_PROMOTION}/${id}`, day + 15 * HOUR)
    }
    if (random.chance(0.12)) {
      deposit(book, random, BigInt(random.int(1, 6)) * STEP, day + 13 * HOUR)
    }
    const plays = random.int(0, 99) < PLAYING_DAYS
    if (!plays || games.length === 0) continue
    const sittings = random.int(1, 3)
    for (let n = 0; n < sittings; n += 1) {
      const begin = day + (18 + 1.5 * n) * HOUR + random.int(0, 50) * MINUTE
      const count = Math.max(1, Math.round((perDay / 2) * (0.5 + random.next())))
      week += playSession(book, random, random.pick(games), count, begin)
    }
  }
  settle(book, random, wanted)
  return { entries: book.entries, bets: book.bets }
}
