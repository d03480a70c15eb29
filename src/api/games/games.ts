import { queryOptions } from '@tanstack/react-query'
import type { components, operations } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { CLIENT_TYPE, LANES_PLATFORM, PLATFORM } from '../transport/context-params.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export type Game = components['schemas']['GameItem']
export type GameVendor = components['schemas']['GameVendor']
export type VendorCategory = components['schemas']['VendorCategory']
export type GameType = operations['getGameList']['parameters']['query']['gameType']

/** HOM-12, GAM-21. */
export const PAGE_SIZE = 20
/** HOM-24. */
export const WINNER_LIMIT = 20

/** API-32. */
export const fetchHotGames = (signal: AbortSignal, { client, context } = own) =>
  unwrap(
    client.GET('/wps/relay/hotGames', {
      params: {
        query: {
          merchantCode: context.merchant() ?? '',
          isPlatform: 2,
          platform: 'flash,html5-desktop',
          language: context.language(),
        },
      },
      signal,
    }),
  )

/** All vendors with the types of their games. */
export const fetchVendors = (signal: AbortSignal, { client, context } = own) =>
  unwrap(
    client.GET('/wps/relay/gameVendor', {
      params: { query: { language: context.language() } },
      signal,
    }),
  )

export const gameQueries = {
  /** Vendor lanes of the menu and the home page. */
  menus: (code: string, { client } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'menus', code),
      queryFn: async ({ signal }) => {
        const value = await unwrap(
          client.GET('/lgw/games/game_menus', {
            params: { query: { platform: LANES_PLATFORM } },
            signal,
          }),
        )
        return value.data.lanes
      },
      staleTime: 300_000,
    }),
  /** One page of a game type, 20 a page. */
  list: (gameType: GameType, code: string, pageNo = 1, { client, context } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'list', gameType, code, pageNo),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/gameList', {
            params: {
              query: {
                clientType: CLIENT_TYPE,
                platform: PLATFORM,
                merchant: context.merchant() ?? '',
                gameType,
                pageNo,
                pageSize: PAGE_SIZE,
                language: context.language(),
              },
            },
            signal,
          }),
        ),
      staleTime: 300_000,
    }),
  /**
   * Games this visitor played lately, latest first; keyed by the token. Each page that opens
   * fetches them again: they change with every launch.
   */
  recent: (token: string, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('games', 'recent', token, code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/recentGames', {
            params: {
              query: {
                page: 1,
                pageSize: PAGE_SIZE,
                language: context.language(),
                clientType: CLIENT_TYPE,
              },
            },
            signal,
          }),
        ),
      staleTime: 0,
    }),
  /** API-41. */
  winners: (code: string, { client, context } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'winners', code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/winnerBoard', {
            params: {
              query: { gameCategory: 'ALL', language: context.language(), limitNum: WINNER_LIMIT },
            },
            signal,
          }),
        ),
    }),
  /** D-047. */
  jackpot: ({ client } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'jackpot'),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/jackpot', { signal })),
    }),
  /** Node ids of the favourites; keyed by the token. */
  favoriteIds: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('favorites', 'ids', token),
      queryFn: ({ signal }) => unwrap(client.GET('/wps/relay/favoriteGameIds', { signal })),
    }),
}

interface Favorite {
  nodeId: number
  vendor: string
  gameType: GameType
}

/** API-30, ENT-51. Adding one that is there changes nothing. */
export const addFavorite = (body: Favorite, { client } = own) =>
  unwrap(client.POST('/wps/relay/favoriteGame', { body }))

/** API-31. Removing one that is not there changes nothing. */
export const removeFavorite = (nodeId: number, { client } = own) =>
  unwrap(client.DELETE('/wps/relay/favoriteGame', { params: { query: { nodeId } } }))
