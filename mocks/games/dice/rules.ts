import { computePayout, type DemoRules, draw, paysFor } from '../rule.ts'

const SIDES = 6
const CASES = SIDES ** 3

type Dice = readonly [number, number, number]

const sumOf = (dice: Dice): number => dice[0] + dice[1] + dice[2]
const isTriple = ([a, b, c]: Dice): boolean => a === b && b === c

/** The possible bets. Three equal dice lose every bet on their sum, which is the house edge of the real game. */
const BETS: Readonly<Record<string, (dice: Dice) => boolean>> = {
  small: (dice) => sumOf(dice) <= 10 && !isTriple(dice),
  big: (dice) => sumOf(dice) >= 11 && !isTriple(dice),
  odd: (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice),
  even: (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice),
  pair: ([a, b, c]) => (a === b || b === c || a === c) && !isTriple([a, b, c]),
  triple: isTriple,
}

export const diceBets = Object.keys(BETS)

const betOf = (choice: string) => {
  const bet = Object.hasOwn(BETS, choice) ? BETS[choice] : undefined
  if (!bet) throw new RangeError(`Nobody can bet on "${choice}" at this table.`)
  return bet
}

const diceOf = (at: number): Dice => [
  (at % SIDES) + 1,
  (Math.floor(at / SIDES) % SIDES) + 1,
  Math.floor(at / SIDES ** 2) + 1,
]

const waysOf = (choice: string): number =>
  Array.from({ length: CASES }, (_, at) => diceOf(at)).filter(betOf(choice)).length

/** The payout of a bet at the stated return, in ten-thousandths of the stake. */
export const dicePays = (choice: string, rtp: string): number => paysFor(rtp, waysOf(choice), CASES)

/** Three dice under a cup, each of the 216 throws equally likely. Every bet has the same return. */
export const diceRules = (rtp = '96.00'): DemoRules => ({
  accepts: (choice) => choice !== undefined && Object.hasOwn(BETS, choice),
  play(random, stake, choice) {
    const dice = diceOf(draw(random, CASES))
    const won = betOf(choice)(dice)
    return {
      symbols: [dice.map(String)],
      lines: won ? [0] : [],
      payout: won ? computePayout(stake, dicePays(choice, rtp)) : '0.00',
    }
  },
  returnOf: (choice) => (waysOf(choice) * dicePays(choice, rtp)) / 10_000 / CASES,
})
