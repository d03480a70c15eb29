/** The mark in the corner of a tile: first what prevents playing, then what distinguishes games. */
export type GameMark =
  | { readonly kind: 'maintenance' | 'jackpot' | 'new' | 'hot' }
  | { readonly kind: 'rtp'; readonly rtp: string }
  | { readonly kind: 'limits'; readonly min: string; readonly max: string }

interface MarkFacts {
  readonly maintenance: boolean
  readonly jackpot: boolean
  readonly isNew: boolean
  readonly isHot: boolean
  /** Of a table: what may be staked, as money. */
  readonly limits?: { readonly min: string; readonly max: string } | null
  /** Return to player in percent, to a tenth. */
  readonly rtp: string | null
}

/** The one mark of a tile, or none. `isHot` only where `hotMarks` allows it. */
export function gameMark(facts: MarkFacts): GameMark | null {
  if (facts.maintenance) return { kind: 'maintenance' }
  if (facts.jackpot) return { kind: 'jackpot' }
  if (facts.isNew) return { kind: 'new' }
  if (facts.isHot) return { kind: 'hot' }
  if (facts.limits) return { kind: 'limits', ...facts.limits }
  return facts.rtp === null ? null : { kind: 'rtp', rtp: facts.rtp }
}

/** A mark on more than every fifth game distinguishes none. */
const SHARE = 5
const FIRST = 20

/**
 * Which games of a list are marked as hot: none where most are (the hot games themselves, or a list that begins
 * with what is played most), else never more than a fifth of its beginning, wherever that ends.
 */
export function hotMarks(hot: readonly boolean[]): boolean[] {
  const first = hot.slice(0, FIRST)
  const tooMany = first.filter(Boolean).length * SHARE > first.length
  let marked = 0
  return hot.map((is, index) => {
    if (!is || tooMany || (marked + 1) * SHARE > index + 1) return false
    marked += 1
    return true
  })
}
