import type { CatalogueGame, GameType } from '#mocks/catalogue/types.ts'
import type { Vendor } from '#mocks/catalogue/vendors.ts'
import { closedTypes, closedVendors, findClosure } from '#mocks/merchant/closures.ts'
import { DAY } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type GameItem = components['schemas']['GameItem']
type VendorItem = components['schemas']['VendorItem']
type GameVendor = components['schemas']['GameVendor']

/** D-044: a game is new for 30 days. */
export const NEW_MS = 30 * DAY

/** The name of a game in a language. */
export const getGameName = (game: CatalogueGame, language: string): string =>
  language === 'BN' ? game.displayNameBn : game.displayName

/** The name of a vendor in a language. */
export const getVendorName = (vendor: Vendor, language: string): string =>
  language === 'BN' ? vendor.nameBn : vendor.name

/** A game of the catalogue as the lists carry it. */
export const makeGame = (world: World, game: CatalogueGame, language: string): GameItem => ({
  gameId: game.gameId,
  nodeId: game.nodeId,
  gameType: game.gameType,
  vassalage: game.vassalage,
  gameCode: game.gameCode,
  displayName: getGameName(game, language),
  gameName: game.gameName,
  iconUrl: game.iconUrl,
  isHot: game.isHot,
  isGame: game.isGame,
  subCategory: game.subCategory,
  demo: game.demo,
  maintenance: findClosure(world, game) !== null,
  jackpot: game.jackpot,
  wallet: game.wallet,
  isNew: world.clock.now() - game.releasedAt < NEW_MS,
  ...(game.rtp && { rtp: game.rtp }),
  ...(game.volatility && { volatility: game.volatility }),
  minStake: game.minStake,
  maxStake: game.maxStake,
  releasedAt: game.releasedAt,
  popularity: game.popularity,
})

/** Types whose vendors open a lobby of their own instead of a list of games. */
const LOBBIES: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']

const gameCount = (world: World, code: string, type?: GameType): number => {
  const games = world.catalogue.byVendor(code)
  return type ? games.filter((game) => game.gameType === type).length : games.length
}

const hasLobby = ({ conditions }: World, type: GameType): boolean =>
  conditions.lobbies === 'all' || LOBBIES.includes(type)

/** The node that opens a vendor's lobby: its best known game of the type. */
const lobbyOf = (world: World, code: string, type: GameType): { nodeId?: number } => {
  const games = hasLobby(world, type) ? world.catalogue.byVendor(code) : []
  const lobby = games.find(
    (game) => game.gameType === type && game.isGame === 'GAME' && !game.maintenance,
  )
  return lobby ? { nodeId: lobby.nodeId } : {}
}

/** A vendor as the lanes of the menu carry it. */
export const makeVendorItem = (
  world: World,
  vendor: Vendor,
  gameType: GameType,
  language: string,
): VendorItem => ({
  ...lobbyOf(world, vendor.code, gameType),
  lagerIcon: `vendors/${vendor.code}.svg`,
  displayName: getVendorName(vendor, language),
  gameType,
  vassalage: vendor.code,
  isGame: hasLobby(world, gameType) ? 'GAME' : 'VASSALAGE',
  isHot: vendor.weight >= 16 ? 1 : 0,
  maintenance: closedVendors(world).includes(vendor.code) || closedTypes(world).includes(gameType),
  gameCount: gameCount(world, vendor.code, gameType),
})

/** A vendor with everything it offers. */
export const makeGameVendor = (world: World, vendor: Vendor, language: string): GameVendor => ({
  vassalage: vendor.code,
  displayName: getVendorName(vendor, language),
  lagerIcon: `vendors/${vendor.code}.svg`,
  gameTypes: [...vendor.types],
  gameCount: gameCount(world, vendor.code),
  maintenance:
    closedVendors(world).includes(vendor.code) ||
    vendor.types.every((type) => closedTypes(world).includes(type)),
})
