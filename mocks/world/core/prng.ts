/** A seeded random source. The same seed gives the same sequence on every machine. */
export interface Random {
  /** The seed this source was made from. */
  readonly seed: number
  /** A float in [0, 1). */
  next(): number
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  /** One item of a non-empty list; throws a RangeError when the list is empty. */
  pick<T>(items: readonly T[]): T
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** An independent source for a purpose; does not depend on how much was drawn before. */
  fork(label: string): Random
}

/** 32-bit mix of a number and a text (FNV-1a with an avalanche at the end). */
export function hash32(seed: number, text = ''): number {
  let h = (seed ^ 0x811c9dc5) >>> 0
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Makes a seeded random source (sfc32). Any finite number is a seed. */
export function createRandom(seed: number): Random {
  let a = hash32(seed, 'a')
  let b = hash32(seed, 'b')
  let c = hash32(seed, 'c')
  let d = 1
  function next(): number {
    const t = (((a + b) >>> 0) + d) >>> 0
    d = (d + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = ((c << 21) | (c >>> 11)) >>> 0
    c = (c + t) >>> 0
    return t / 4294967296
  }
  // The first draws of sfc32 still show the seed's shape.
  for (let i = 0; i < 12; i += 1) next()
  return {
    seed,
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('pick() needs a non-empty list')
      return item
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hash32(seed, label)),
  }
}
