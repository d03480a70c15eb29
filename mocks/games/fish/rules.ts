import { fromMinor, toMinor } from '../../world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

const CHANCES = 1000

interface Fish {
  /** In how many of a thousand casts it is caught. */
  readonly caught: number
  /** What it pays, as a multiple of the stake, the stake included. */
  readonly pays: number
}

const FISH: Readonly<Record<string, Fish>> = {
  puti: { caught: 480, pays: 2 },
  rui: { caught: 192, pays: 5 },
  ilish: { caught: 80, pays: 12 },
  boal: { caught: 24, pays: 40 },
}

const fishOf = (choice: string): Fish => {
  const fish = Object.hasOwn(FISH, choice) ? FISH[choice] : undefined
  if (!fish) throw new RangeError(`There is no fish "${choice}" in this river.`)
  return fish
}

export const fishKinds = Object.keys(FISH)

/** One cast at one fish: rarer fish pay more, each returns 96 %. */
export const fishRules: DemoRules = {
  accepts: (choice) => choice !== undefined && Object.hasOwn(FISH, choice),
  play(random, stake, choice) {
    const { caught, pays } = fishOf(choice)
    const won = draw(random, CHANCES) < caught
    return {
      symbols: [[won ? 'caught' : 'gone']],
      lines: won ? [0] : [],
      payout: won ? fromMinor(toMinor(stake) * BigInt(pays)) : '0.00',
    }
  },
  returnOf(choice) {
    const { caught, pays } = fishOf(choice)
    return (caught * pays) / CHANCES
  },
}
