import { fromMinor, toMinor } from '../../world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

const POCKETS = 37
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

interface Bet {
  readonly wins: (pocket: number) => boolean
  /** What a win pays, as a multiple of the stake, the stake included. */
  readonly pays: bigint
}

const dozen = (from: number): Bet => ({
  wins: (pocket) => pocket >= from && pocket < from + 12,
  pays: 3n,
})

/** What can be bet on. Zero is none of them: that is the house edge. */
const BETS: Readonly<Record<string, Bet>> = {
  red: { wins: (pocket) => RED.has(pocket), pays: 2n },
  black: { wins: (pocket) => pocket > 0 && !RED.has(pocket), pays: 2n },
  even: { wins: (pocket) => pocket > 0 && pocket % 2 === 0, pays: 2n },
  odd: { wins: (pocket) => pocket % 2 === 1, pays: 2n },
  low: { wins: (pocket) => pocket > 0 && pocket <= 18, pays: 2n },
  high: { wins: (pocket) => pocket > 18, pays: 2n },
  dozen1: dozen(1),
  dozen2: dozen(13),
  dozen3: dozen(25),
  zero: { wins: (pocket) => pocket === 0, pays: 36n },
}

const betOf = (choice: string): Bet => {
  const bet = Object.hasOwn(BETS, choice) ? BETS[choice] : undefined
  if (!bet) throw new RangeError(`Nobody can bet on "${choice}" at this table.`)
  return bet
}

export const tableBets = Object.keys(BETS)

/** European roulette with one zero: every bet returns 36/37 of its stake. */
export const tableRules: DemoRules = {
  accepts: (choice) => choice !== undefined && Object.hasOwn(BETS, choice),
  play(random, stake, choice) {
    const bet = betOf(choice)
    const pocket = draw(random, POCKETS)
    const won = bet.wins(pocket)
    return {
      symbols: [[String(pocket)]],
      lines: won ? [0] : [],
      payout: won ? fromMinor(toMinor(stake) * bet.pays) : '0.00',
    }
  },
  returnOf(choice) {
    const { wins, pays } = betOf(choice)
    const winning = Array.from({ length: POCKETS }, (_, pocket) => pocket).filter(wins)
    return (winning.length * Number(pays)) / POCKETS
  },
}
