import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

const CHANCES = 100

/**
 * The number of bouts out of a hundred that a side wins, and its payout as a multiple of the stake, the stake included.
 */
const SIDES: Readonly<Record<string, { readonly wins: number; readonly pays: bigint }>> = {
  red: { wins: 48, pays: 2n },
  blue: { wins: 48, pays: 2n },
  draw: { wins: 4, pays: 24n },
}

export const boutSides = Object.keys(SIDES)

const sideOf = (choice: string) => {
  const side = Object.hasOwn(SIDES, choice) ? SIDES[choice] : undefined
  if (!side) throw new RangeError(`There is no corner "${choice}" in this ring.`)
  return side
}

/** A bout of red against blue that may end in a draw: every bet returns 96 %. */
export const boutRules: DemoRules = {
  accepts: (choice) => choice !== undefined && Object.hasOwn(SIDES, choice),
  play(random, stake, choice) {
    const { pays } = sideOf(choice)
    let rest = draw(random, CHANCES)
    const result = boutSides.find((side) => {
      rest -= sideOf(side).wins
      return rest < 0
    })
    const won = result === choice
    return {
      symbols: [[result ?? 'draw']],
      lines: won ? [0] : [],
      payout: won ? fromMinor(toMinor(stake) * pays) : '0.00',
    }
  },
  returnOf(choice) {
    const { wins, pays } = sideOf(choice)
    return (wins * Number(pays)) / CHANCES
  },
}
