// Compares tonight's figures with those of earlier nights. Pure.
import { median } from './median.mjs'

/** @typedef {{ at: string, commit: string, figures: Record<string, number> }} Night */

/** How many nights the comparison takes in, and how many it needs before it judges a figure. */
export const BACK = 10
export const ENOUGH = 3
/** Two machines of the same kind can differ by a third; what is slower than this factor has become slower itself. */
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
