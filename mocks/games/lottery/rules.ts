import { fromMinor, toMinor } from '../../world/core/amount.ts'
import { type DemoRules, draw } from '../rule.ts'

const NUMBERS = 12
const PICKS = 3
/** What so many right numbers pay, as a multiple of the stake, the stake included. */
const PAYS = [0n, 0n, 5n, 76n] as const
/** In how many of the 220 draws there are so many right numbers. */
const DRAWS = [84, 108, 27, 1] as const

/** Three different numbers from 1 to 12, rising, or null. */
function picksOf(choice: string): readonly number[] | null {
  if (!/^\d{1,2}(-\d{1,2}){2}$/.test(choice)) return null
  const picks = choice.split('-').map(Number)
  const rising = picks.every((pick, at) => pick > (at === 0 ? 0 : (picks[at - 1] ?? NUMBERS)))
  return rising && (picks.at(-1) ?? 0) <= NUMBERS ? picks : null
}

/** Three of twelve numbers are drawn; two right ones pay five stakes, three pay 76. Returns 95.91 %. */
export const lotteryRules: DemoRules = {
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
    const pays = PAYS[right] ?? 0n
    return {
      symbols: [balls.map(String)],
      lines: pays > 0n ? [0] : [],
      payout: fromMinor(toMinor(stake) * pays),
    }
  },
  returnOf: () => DRAWS.reduce((sum, draws, right) => sum + draws * Number(PAYS[right]), 0) / 220,
}
