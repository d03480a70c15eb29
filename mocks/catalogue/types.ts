/** The types a game can have. */
export type GameType =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'COCKFIGHT'
  | 'LOTT'
  | 'ELOTT'
  | 'BGS'

/** The sub-categories of RNG: jackpot, table, arcade, bingo; plain slots have none. */
export type SubCategory = 'JP' | 'TG' | 'AC' | 'BG'

/** One row of the catalogue. Amounts are decimal strings, times epoch milliseconds. */
export interface CatalogueGame {
  gameId: string
  nodeId: number
  gameType: GameType
  /** Vendor code. */
  vassalage: string
  gameCode: string
  /** English title. */
  displayName: string
  displayNameBn: string
  gameName: string
  /** Relative to an image CDN of the config. */
  iconUrl: string
  isHot: 0 | 1
  /** VASSALAGE opens a list of the vendor's games instead of a game. */
  isGame: 'GAME' | 'VASSALAGE'
  /** Return to player, per cent with two decimals, e.g. "96.32"; null where there is none. */
  rtp: string | null
  volatility: 'LOW' | 'MEDIUM' | 'HIGH' | null
  minStake: string
  maxStake: string
  releasedAt: number
  /** 0 to 1,000,000; a higher value is played more. */
  popularity: number
  /** True when the game can be played without money. */
  demo: boolean
  jackpot: boolean
  subCategory: SubCategory | null
  /** True while the game is under maintenance. */
  maintenance: boolean
  /** SEAMLESS stakes from the main wallet; TRANSFER needs money moved to the vendor first. */
  wallet: 'SEAMLESS' | 'TRANSFER'
  /** Index into `subjects`: the subject of the poster. */
  subject: number
}
