import type { Game } from '#api/games/games.ts'
import type { VendorNames } from '#entities/game/use-vendor-names.ts'
import type { CatalogueGame } from './model.ts'

/** A game of a list call in the shape of the catalogue. */
export const gameOfItem = (game: Game, vendorNames: VendorNames): CatalogueGame => ({
  id: game.nodeId,
  name: game.displayName,
  gameName: game.gameName === game.displayName ? '' : game.gameName,
  vendor: game.vassalage,
  vendorName: vendorNames(game.vassalage),
  vendorOwnName: '',
  gameType: game.gameType,
  popularity: game.popularity ?? 0,
  isHot: game.isHot === 1,
  addedAt: game.releasedAt ?? 0,
  marks: game.subCategory ? [game.subCategory] : [],
  seamless: game.wallet === 'SEAMLESS',
  maintenance: game.maintenance,
  trial: game.demo,
  opensList: game.isGame === 'VASSALAGE',
  picture: game.iconUrl,
  rtp: game.rtp ? Math.floor(Math.round(Number(game.rtp) * 100) / 10) / 10 : null,
  volatility: game.volatility ?? null,
})
