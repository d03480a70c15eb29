import { computePayout, type DemoRules, draw, toHundredths } from '../rule.ts'

const NUMBERS = 12
const PICKS = 3
/** The payout of two correct numbers, in ten-thousandths of the stake. */
const TWO = 50_000
/** In how many of the 220 draws there are this many correct numbers. */
const DRAWS = [84, 108, 27, 1] as const

/** Three different numbers from 1 to 12 in ascending order, or null. */
function picksOf(choice: string): readonly number[] | null {
  if (!/^\d{1,2}(-\d{1,2}){2}$/.test(choice)) return null
  const picks = choice.split('-').map(Number)
  const rising = picks.every((pick, at) => pick > (at === 0 ? 0 : (picks[at - 1] ?? NUMBERS)))
  return rising && (picks.at(-1) ?? 0) <= NUMBERS ? picks : null
}

/** The payout of three correct numbers in hundredths of the stake, which sets the stated return. */
export const topPrizeFor = (rtp: string): number =>
  Math.round((toHundredths(rtp) * 220) / 100) - 13_500

function paysOf(right: number, rtp: string): number {
  if (right === PICKS) return topPrizeFor(rtp) * 100
  return right === 2 ? TWO : 0
}

/** Three of twelve numbers are drawn; two correct ones pay five stakes, and three pay what remains of the return. */
export const lotteryRules = (rtp = '95.91'): DemoRules => ({
  accepts: (choice) => choice !== undefined && picksOf(choice) !== null,
  play(random, stake, choice) {
    const picks = picksOf(choice)
    if (!picks) throw new RangeError(`"${choice}" is no ticket: three numbers, rising.`)
    const drum = Array.from({ length: NUMBERS }, (_, at) => at + 1)
    const balls = Array.from(
      { length: PICKS },
      () => drum.splice(draw(random, drum.length), 1)[0] ?? 1,
    )
    const right = balls.filter((ball) => picks.includes(ball)).length
    const pays = paysOf(right, rtp)
    return {
      symbols: [balls.map(String)],
      lines: pays > 0 ? [0] : [],
      payout: computePayout(stake, pays),
    }
  },
  returnOf: () =>
    DRAWS.reduce((sum, draws, right) => sum + draws * paysOf(right, rtp), 0) / 10_000 / 220,
})
