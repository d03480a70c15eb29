const THEMES = 6

/** One of the six game-card themes, also for vendors. */
export function cardBackground(nodeId: number): string {
  return `var(--card-${((Math.trunc(nodeId) % THEMES) + THEMES) % THEMES})`
}
