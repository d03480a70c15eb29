import type { GameIndex, IndexGame, SubCategory as Mark } from '#api/games/game-index.ts'

/** A game as tiles, filters and search need it. */
export type CatalogueGame = IndexGame
/** All games, most popular first. */
export type Catalogue = GameIndex
export type GameType = IndexGame['gameType']
/** Jackpot, table, arcade and bingo games. */
export type SubCategory = Mark

/** D-044: a game is new for 30 days. */
export const NEW_MS = 30 * 86_400_000

/** Whether a game counts as new at `now` (epoch ms). */
export const isNew = (game: Pick<CatalogueGame, 'addedAt'>, now: number): boolean =>
  now - game.addedAt < NEW_MS
