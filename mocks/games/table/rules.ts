import { computePayout, type DemoRules, draw, paysFor } from '../rule.ts'

const POCKETS = 37
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

interface Bet {
  readonly wins: (pocket: number) => boolean
  /** The payout of a win, as a multiple of the stake, the stake included. */
  readonly pays: number
}

const dozen = (from: number): Bet => ({
  wins: (pocket) => pocket >= from && pocket < from + 12,
  pays: 3,
})

/** The possible bets. Zero is not one of them, which is the house edge. */
const BETS: Readonly<Record<string, Bet>> = {
  red: { wins: (pocket) => RED.has(pocket), pays: 2 },
  black: { wins: (pocket) => pocket > 0 && !RED.has(pocket), pays: 2 },
  even: { wins: (pocket) => pocket > 0 && pocket % 2 === 0, pays: 2 },
  odd: { wins: (pocket) => pocket % 2 === 1, pays: 2 },
  low: { wins: (pocket) => pocket > 0 && pocket <= 18, pays: 2 },
  high: { wins: (pocket) => pocket > 18, pays: 2 },
  dozen1: dozen(1),
  dozen2: dozen(13),
  dozen3: dozen(25),
  zero: { wins: (pocket) => pocket === 0, pays: 36 },
}

const betOf = (choice: string): Bet => {
  const bet = Object.hasOwn(BETS, choice) ? BETS[choice] : undefined
  if (!bet) throw new RangeError(`Nobody can bet on "${choice}" at this table.`)
  return bet
}

export const tableBets = Object.keys(BETS)

const waysOf = ({ wins }: Bet): number =>
  Array.from({ length: POCKETS }, (_, pocket) => pocket).filter(wins).length

/**
 * The payout of a bet in ten-thousandths of the stake: by the return that the tile states, or the table's usual one.
 */
export function tablePays(choice: string, rtp: string | undefined): number {
  const bet = betOf(choice)
  return rtp === undefined ? bet.pays * 10_000 : paysFor(rtp, waysOf(bet), POCKETS)
}

/** Roulette with one zero: every bet has the stated return, or by default 36/37. */
export const tableRules = (rtp?: string): DemoRules => ({
  accepts: (choice) => choice !== undefined && Object.hasOwn(BETS, choice),
  play(random, stake, choice) {
    const bet = betOf(choice)
    const pocket = draw(random, POCKETS)
    const won = bet.wins(pocket)
    return {
      symbols: [[String(pocket)]],
      lines: won ? [0] : [],
      payout: won ? computePayout(stake, tablePays(choice, rtp)) : '0.00',
    }
  },
  returnOf(choice) {
    return (waysOf(betOf(choice)) * tablePays(choice, rtp)) / 10_000 / POCKETS
  },
})
