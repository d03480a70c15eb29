import { fromMinor, toMinor } from '../../world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

/** The fields of the wheel, clockwise from the top; each pays its number times the stake. */
export const wheelFields: readonly number[] = [
  24, 2, 3, 2, 6, 2, 3, 2, 2, 3, 6, 2, 3, 2, 2, 3, 2, 6, 3, 2, 2, 3, 6, 2, 3,
]

const PAYS = [2, 3, 6, 24] as const
export const wheelBets = PAYS.map((pays) => `x${pays}`)

const paysOf = (choice: string): number => {
  const pays = PAYS.find((one) => `x${one}` === choice)
  if (pays === undefined) throw new RangeError(`The wheel has no field "${choice}".`)
  return pays
}

/** A wheel of 25 equal fields: twelve x2, eight x3, four x6 and one x24. Every bet returns 96 %. */
export const wheelRules: DemoRules = {
  accepts: (choice) => choice !== undefined && wheelBets.includes(choice),
  play(random, stake, choice) {
    const pays = paysOf(choice)
    const field = draw(random, wheelFields.length)
    const won = wheelFields[field] === pays
    return {
      symbols: [[String(field), `x${wheelFields[field]}`]],
      lines: won ? [0] : [],
      payout: won ? fromMinor(toMinor(stake) * BigInt(pays)) : '0.00',
    }
  },
  returnOf(choice) {
    const pays = paysOf(choice)
    return (wheelFields.filter((field) => field === pays).length * pays) / wheelFields.length
  },
}
