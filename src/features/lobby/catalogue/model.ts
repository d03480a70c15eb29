import type { Game } from '../../../api/games.ts'

export type GameType = Game['gameType']

/** ENT-64..67: jackpot, table, arcade and bingo games. */
export type SubCategory = 'JP' | 'TG' | 'AC' | 'BG'

/** D-044: a game is new for 30 days. */
export const NEW_MS = 30 * 86_400_000

/** A game as search, filters and tiles need it; its rules and stakes are asked for when it is opened. */
export interface CatalogueGame {
  /** Node id. */
  readonly id: number
  readonly name: string
  /** Vendor code (vassalage). */
  readonly vendor: string
  readonly vendorName: string
  readonly gameType: GameType
  /** Higher is more played; no two games share one. */
  readonly popularity: number
  readonly isHot: boolean
  /** Epoch ms, to the day. */
  readonly addedAt: number
  readonly marks: readonly SubCategory[]
  /** Stakes come from the main wallet, nothing has to be transferred to the vendor. */
  readonly seamless: boolean
  readonly maintenance: boolean
  /** Can be played with play money. */
  readonly trial: boolean
  /** A vendor's tile: opens the list of its games instead of launching (GAM-06). */
  readonly opensList: boolean
  /** Path below an image CDN, as `iconUrl` of the lists. */
  readonly picture: string
}

/** All games, most popular first. */
export interface Catalogue {
  readonly version: string
  readonly games: readonly CatalogueGame[]
  readonly byId: ReadonlyMap<number, CatalogueGame>
}

/** D-044: whether a game counts as new at `now` (epoch ms). */
export const isNew = (game: Pick<CatalogueGame, 'addedAt'>, now: number): boolean =>
  now - game.addedAt < NEW_MS
