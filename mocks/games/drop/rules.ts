import { computePayout, type DemoRules, draw, paysFor } from '../rule.ts'

/** Rows of pegs; at each the ball falls left or right. */
const ROWS = 8
const PATHS = 2 ** ROWS

/** The pockets of a bet (counted from the left, from 0), and how many of the 256 paths end in them. */
const BETS: Readonly<
  Record<string, { readonly pockets: readonly number[]; readonly paths: number }>
> = {
  near: { pockets: [3, 5], paths: 112 },
  middle: { pockets: [4], paths: 70 },
  wide: { pockets: [2, 6], paths: 56 },
  far: { pockets: [1, 7], paths: 16 },
  edge: { pockets: [0, 8], paths: 2 },
}

export const dropBets = Object.keys(BETS)

const betOf = (choice: string) => {
  const bet = Object.hasOwn(BETS, choice) ? BETS[choice] : undefined
  if (!bet) throw new RangeError(`There is no pocket "${choice}" on this board.`)
  return bet
}

/** The number of set bits of a path, which is the pocket where it ends. */
const pocketOf = (path: number): number =>
  Array.from({ length: ROWS }, (_, row) => (path >> row) & 1).reduce((sum, bit) => sum + bit, 0)

/** The payout of a bet at the stated return, in ten-thousandths of the stake. */
export const dropPays = (choice: string, rtp: string): number =>
  paysFor(rtp, betOf(choice).paths, PATHS)

/** A ball falls through eight rows of pegs; one bets on where it ends. Every path is equally likely. */
export const dropRules = (rtp = '96.00'): DemoRules => ({
  accepts: (choice) => choice !== undefined && Object.hasOwn(BETS, choice),
  play(random, stake, choice) {
    const pocket = pocketOf(draw(random, PATHS))
    const won = betOf(choice).pockets.includes(pocket)
    return {
      symbols: [[String(pocket + 1)]],
      lines: won ? [0] : [],
      payout: won ? computePayout(stake, dropPays(choice, rtp)) : '0.00',
    }
  },
  returnOf: (choice) => (betOf(choice).paths * dropPays(choice, rtp)) / 10_000 / PATHS,
})
