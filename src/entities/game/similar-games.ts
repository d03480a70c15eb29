import type { GameSummary } from './game-summary.ts'

const MAX_GAMES = 6

interface Closed {
  readonly nodeId: number
  /** Other games of its vendor come first. */
  readonly vassalage?: string | undefined
}

/** Games to play instead of a closed one, each once, at most six; with `demoOnly` only those that can be tried. */
export function similarGames<
  Game extends Pick<GameSummary, 'nodeId' | 'vassalage' | 'isGame' | 'maintenance' | 'demo'>,
>(
  games: readonly Game[],
  { nodeId, vassalage }: Closed,
  { demoOnly = false } = {},
): readonly Game[] {
  const open = games.filter(
    (game) =>
      game.isGame === 'GAME' &&
      !game.maintenance &&
      game.nodeId !== nodeId &&
      (game.demo || !demoOnly),
  )
  const sameVendor = open.filter((game) => game.vassalage === vassalage)
  const byId = new Map([...sameVendor, ...open].map((game) => [game.nodeId, game]))
  return [...byId.values()].slice(0, MAX_GAMES)
}
