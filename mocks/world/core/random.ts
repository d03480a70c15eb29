import { createRandom, hash32, type Random } from './prng.ts'

/** The world's random source: seeded, countable, and so restorable. */
export interface WorldRandom extends Random {
  /** Letters and digits, for tokens and ids. */
  text(length: number): string
  /** 0 to 1 for a name and nothing else: does not depend on the order of other draws. */
  at(label: string): number
  /** Count of numbers drawn. */
  readonly drawn: number
  /** Restores the state after this many draws. */
  restore(drawn: number): void
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Makes the random source of one world from its seed. */
export function createWorldRandom(seed: number): WorldRandom {
  let source = createRandom(seed)
  let drawn = 0
  const next = () => {
    drawn += 1
    return source.next()
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    seed,
    next,
    int,
    pick(items) {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new RangeError('pick() needs a non-empty list')
      return item
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hash32(seed, label)),
    text: (length) =>
      Array.from({ length }, () => LETTERS[int(0, LETTERS.length - 1)] ?? 'A').join(''),
    at: (label) => hash32(seed, label) / 4_294_967_296,
    get drawn() {
      return drawn
    },
    restore(count) {
      if (count < drawn) {
        source = createRandom(seed)
        drawn = 0
      }
      for (; drawn < count; drawn += 1) source.next()
    },
  }
}
