import type { LotteryPlay } from '#api/games/lottery.ts'
import { listNumbers, type Picks, SIDES, toRequestPicks } from './model.ts'

/** A whole number below a bound; every one is as likely as the others. */
function below(bound: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return Math.floor((value / 2 ** 32) * bound)
}

/** Random picks of a play. */
export function randomPicks(play: LotteryPlay): Picks {
  const all = play.form === 'SIDES' ? [...SIDES] : listNumbers(play)
  const picks = Array.from({ length: play.count }, () => {
    const at = below(all.length)
    const pick = all[at] ?? ''
    // A ball leaves the urn; a digit may come again.
    if (play.form === 'BALLS') all.splice(at, 1)
    return pick
  })
  return toRequestPicks(play, picks)
}
