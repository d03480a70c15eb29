/** The number of places on the podium of a leaderboard. */
export const PODIUM_SIZE = 3

/** The first of a list for the podium, and the others. */
export const splitPodium = <T>(rows: readonly T[]): { top: readonly T[]; rest: readonly T[] } => ({
  top: rows.slice(0, PODIUM_SIZE),
  rest: rows.slice(PODIUM_SIZE),
})
