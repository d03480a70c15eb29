/** HOM-24, HOM-25. */
const WINNERS = 20
const TOP_WINNERS = 3
/** HOM-26: rows in view at once; only a longer list scrolls. */
export const BOARD_ROWS = 5
/** HOM-27: pixels per frame of a 60 Hz screen; the speed is the same on others. */
const SCROLL_STEP = 0.5
const FRAME_MS = 1000 / 60

export interface Ranked<W> {
  readonly rank: number
  readonly winner: W
}

/** At most 20, the first three on the podium, the others ranked from 4. */
export function splitWinners<W>(winners: readonly W[]): { top: Ranked<W>[]; rest: Ranked<W>[] } {
  const ranked = winners.slice(0, WINNERS).map((winner, index) => ({ rank: index + 1, winner }))
  return { top: ranked.slice(0, TOP_WINNERS), rest: ranked.slice(TOP_WINNERS) }
}

/** The pixels to scroll after `elapsedMs`; capped, so that a paused tab does not cause a jump. */
export const scrollStep = (elapsedMs: number): number =>
  SCROLL_STEP * Math.min(4, Math.max(0, elapsedMs) / FRAME_MS)
