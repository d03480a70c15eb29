const THEMES = 6

/** CSS value of one of the six card gradients, for games and vendors without a picture. */
export function cardBackground(nodeId: number): string {
  return `var(--card-${((Math.trunc(nodeId) % THEMES) + THEMES) % THEMES})`
}
