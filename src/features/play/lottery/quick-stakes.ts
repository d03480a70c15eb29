import type { LotteryPlay } from '#api/games/lottery.ts'
import { fromMinor, toMinor } from '#lib/money.ts'
import type { Line } from './model.ts'

/** Multiples of the smallest stake that all lines allow. */
const TIMES = [1n, 5n, 10n, 50n]

/** Stakes (decimal texts) that every line of the slip may have, to choose with one press. */
export function quickStakes(lines: readonly Line[], plays: readonly LotteryPlay[]): string[] {
  let least = 0n
  let most: bigint | null = null
  for (const line of lines) {
    const play = plays.find(({ code }) => code === line.play)
    const min = play && toMinor(play.minStake)
    const max = play && toMinor(play.maxStake)
    if (!min || !max) return []
    if (min > least) least = min
    if (most === null || max < most) most = max
  }
  return TIMES.flatMap((times) => {
    const stake = times * least
    return most !== null && stake > 0n && stake <= most ? [fromMinor(stake)] : []
  })
}
