// Tonight's figures beside those of the nights before. Pure.
import { median } from '../median.mjs'

/** @typedef {{ at: string, commit: string, figures: Record<string, number> }} Night */

/** So many nights are looked back upon, and so many must be there before one is judged. */
export const BACK = 10
export const ENOUGH = 3
/** Another machine of the same kind may be a third slower; what is slower than this is slower itself. */
export const WORST = 1.5

/**
 * @param {Night[]} before the oldest first @param {Record<string, number>} figures less is better
 * @returns {{ name: string, value: number, usual?: number, ratio?: number, worse: boolean }[]}
 */
export function compare(before, figures) {
  const nights = before.slice(-BACK)
  return Object.entries(figures).map(([name, value]) => {
    const past = nights.flatMap((night) => night.figures[name] ?? [])
    if (past.length === 0) return { name, value, worse: false }
    const usual = median(past)
    const ratio = value / usual
    return { name, value, usual, ratio, worse: past.length >= ENOUGH && ratio > WORST }
  })
}

/** @param {ReturnType<typeof compare>} rows @returns {string[]} */
export const trendLines = (rows) =>
  rows.map(({ name, value, usual, ratio, worse }) => {
    const past =
      usual === undefined
        ? 'new'
        : `usually ${usual}, ${(ratio ?? 0).toFixed(2)} x${worse ? ', WORSE' : ''}`
    return `  ${name.padEnd(38)} ${String(value).padStart(9)}  ${past}`
  })

/** @param {string} text a night a line @returns {Night[]} */
export const readNights = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
