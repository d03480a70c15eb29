import { computePayout, type DemoRules, draw, paysFor } from '../rule.ts'

/** The fields of the wheel, clockwise from the top, by the payout of each at a return of 96 %. */
export const wheelFields: readonly number[] = [
  24, 2, 3, 2, 6, 2, 3, 2, 2, 3, 6, 2, 3, 2, 2, 3, 2, 6, 3, 2, 2, 3, 6, 2, 3,
]

const PAYS = [2, 3, 6, 24] as const
export const wheelBets = PAYS.map((pays) => `x${pays}`)

const fieldOf = (choice: string): number => {
  const pays = PAYS.find((one) => `x${one}` === choice)
  if (pays === undefined) throw new RangeError(`The wheel has no field "${choice}".`)
  return pays
}

/** The payout of a field at the stated return, in ten-thousandths of the stake. */
export function wheelPays(choice: string, rtp: string): number {
  const field = fieldOf(choice)
  const ways = wheelFields.filter((one) => one === field).length
  return paysFor(rtp, ways, wheelFields.length)
}

/** A wheel of 25 equal fields: twelve x2, eight x3, four x6 and one x24. Every bet has the same return. */
export const wheelRules = (rtp = '96.00'): DemoRules => ({
  accepts: (choice) => choice !== undefined && wheelBets.includes(choice),
  play(random, stake, choice) {
    const chosen = fieldOf(choice)
    const field = draw(random, wheelFields.length)
    const won = wheelFields[field] === chosen
    return {
      symbols: [[String(field), `x${wheelFields[field]}`]],
      lines: won ? [0] : [],
      payout: won ? computePayout(stake, wheelPays(choice, rtp)) : '0.00',
    }
  },
  returnOf(choice) {
    const field = fieldOf(choice)
    const ways = wheelFields.filter((one) => one === field).length
    return (ways * wheelPays(choice, rtp)) / 10_000 / wheelFields.length
  },
})
