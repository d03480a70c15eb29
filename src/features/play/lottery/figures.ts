import type { LotteryPlay } from '#api/games/lottery.ts'
import { formatCount } from '#i18n/format.ts'
import { formatMoney, toMinor } from '#lib/money.ts'
import { computeChance } from './model.ts'

/** The `n` of a chance of 1 in n, to one decimal below ten, where `drawn` numbers are drawn. */
export function formatChance(play: LotteryPlay, drawn: number): string {
  const chance = computeChance(play, drawn)
  return formatCount(chance < 10 ? Math.round(chance * 10) / 10 : Math.round(chance))
}

/** Odds as a factor: `9,200` for 9200.00, `6.80` for 6.80. */
export function formatFactor(odds: string): string {
  const minor = toMinor(odds)
  return minor !== null && minor % 100n === 0n
    ? formatCount(Number(minor / 100n))
    : formatMoney(odds)
}
