import { fromMinor, toMinor } from '#mocks/world/core/amount.ts'
import { type DemoRules, draw, toHundredths } from '../rule.ts'

/** The payout of a fish, as a multiple of the stake, the stake included. */
const PAYS: Readonly<Record<string, number>> = { puti: 2, rui: 5, ilish: 12, boal: 40 }

const paysOf = (choice: string): number => {
  const pays = Object.hasOwn(PAYS, choice) ? PAYS[choice] : undefined
  if (!pays) throw new RangeError(`There is no fish "${choice}" in this river.`)
  return pays
}

export const fishKinds = Object.keys(PAYS)

/** One cast at one fish: rarer fish pay more, and the chance of each follows from the return. */
export const fishRules = (rtp = '96.00'): DemoRules => ({
  accepts: (choice) => choice !== undefined && Object.hasOwn(PAYS, choice),
  play(random, stake, choice) {
    const pays = paysOf(choice)
    const won = draw(random, pays * 10_000) < toHundredths(rtp)
    return {
      symbols: [[won ? 'caught' : 'gone']],
      lines: won ? [0] : [],
      payout: won ? fromMinor(toMinor(stake) * BigInt(pays)) : '0.00',
    }
  },
  returnOf(choice) {
    paysOf(choice)
    return toHundredths(rtp) / 10_000
  },
})
