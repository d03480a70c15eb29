import type { IndexGame } from '#api/games/game-index.ts'
import type { Game } from '#api/games/games.ts'
import type { PlayableGame } from './game-path.ts'

/** The odds and stakes on a game's sheet. */
export type GameFacts = Pick<Game, 'rtp' | 'volatility' | 'minStake' | 'maxStake'>

/** The facts of a game for tiles and sheets, whichever call they came from. */
export interface GameSummary extends PlayableGame {
  readonly name: string
  /** Path below an image CDN, or an absolute address. */
  readonly picture: string
  readonly maintenance: boolean
  /** It can be played with play money. */
  readonly demo: boolean
  /** Absent where the call does not bring them. */
  readonly facts?: GameFacts
}

/** A game of the list calls. */
export const toGameSummary = (game: Game): GameSummary => ({
  nodeId: game.nodeId,
  vassalage: game.vassalage,
  gameType: game.gameType,
  isGame: game.isGame,
  gameCode: game.gameCode,
  name: game.displayName,
  picture: game.iconUrl,
  maintenance: game.maintenance,
  demo: game.demo,
  facts: game,
})

/** A game of the catalogue. */
export const indexedToGameSummary = (game: IndexGame): GameSummary => ({
  nodeId: game.id,
  vassalage: game.vendor,
  gameType: game.gameType,
  isGame: game.opensList ? 'VASSALAGE' : 'GAME',
  name: game.name,
  picture: game.picture,
  maintenance: game.maintenance,
  demo: game.trial,
})
