/** The mark in the corner of a tile: first what prevents playing, then what distinguishes games. */
export type GameMark = 'maintenance' | 'jackpot' | 'new' | 'hot'

interface MarkFacts {
  readonly maintenance: boolean
  readonly jackpot: boolean
  readonly isNew: boolean
  readonly isHot: boolean
}

/** The one mark of a tile, or none. `isHot` only where `marksHot` allows it. */
export function gameMark(facts: MarkFacts): GameMark | null {
  if (facts.maintenance) return 'maintenance'
  if (facts.jackpot) return 'jackpot'
  if (facts.isNew) return 'new'
  return facts.isHot ? 'hot' : null
}

/** Whether the hot games of a list are marked: all of them, unless the list has no others. */
export const marksHot = (hot: readonly boolean[]): boolean => hot.includes(false)
