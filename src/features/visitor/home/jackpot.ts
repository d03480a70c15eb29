/**
 * The simulated jackpot. Amounts are BigInt minor units (hundredths);
 * `random` gives a number from 0 up to but not including 1.
 */
export type Random = () => number

const FROM = 100_000_000_00n
const TO = 1_000_000_000_00n
const GROWTH = { from: 100_00n, to: 500_00n }
const WAITS_MS = [3000, 4000, 5000] as const

/** A whole number between two, both included. Their distance must fit a double exactly. */
function between(from: bigint, to: bigint, random: Random): bigint {
  return from + BigInt(Math.floor(random() * Number(to - from + 1n)))
}

/** 100,000,000.00 to 1,000,000,000.00. */
export const startJackpot = (random: Random): bigint => between(FROM, TO, random)

/** The next increase, 100.00 to 500.00. */
export const jackpotGrowth = (random: Random): bigint => between(GROWTH.from, GROWTH.to, random)

/** The time until the next increase: 3, 4 or 5 seconds, in ms. */
export const jackpotWait = (random: Random): number =>
  WAITS_MS[Math.floor(random() * WAITS_MS.length)] ?? WAITS_MS[0]

/** A small repeatable random source: the same seed gives the same jackpot. */
export function seededRandom(seed: number): Random {
  // Large seeds (epoch times) are folded, so that neighbours differ from the first number on.
  let state = (Math.trunc(seed) ^ Math.trunc(seed / 2 ** 32)) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
