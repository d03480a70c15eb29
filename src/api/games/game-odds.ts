export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH'

const VOLATILITY = new Map<unknown, Volatility>([
  ['L', 'LOW'],
  ['M', 'MEDIUM'],
  ['H', 'HIGH'],
])
/** 100% in tenths of a percent. */
const MAX_TENTHS = 1000
const NO_ROWS: readonly unknown[] = []

/** A column that may be missing, such as with an older server; of another length it is ignored. */
const rowsOf = (value: unknown, count: number): readonly unknown[] =>
  Array.isArray(value) && value.length === count ? value : NO_ROWS

const isTenths = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TENTHS

/**
 * The odds of the games of the index, row by row; null where they are missing or invalid. `count`:
 * how many games there are.
 */
export function parseOdds(columns: Record<string, unknown>, count: number) {
  const { rtpFrom: from, volatility } = columns
  const returns = isTenths(from) ? rowsOf(columns.rtp, count) : NO_ROWS
  const least = Number(from)
  const letters = typeof volatility === 'string' && volatility.length === count ? volatility : ''
  return {
    /** Percent, rounded down to a tenth. */
    rtp(row: number): number | null {
      const above = returns[row]
      return isTenths(above) && least + above <= MAX_TENTHS ? (least + above) / 10 : null
    },
    volatility: (row: number): Volatility | null => VOLATILITY.get(letters[row]) ?? null,
  }
}
