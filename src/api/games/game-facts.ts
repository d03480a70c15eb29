import { queryOptions } from '@tanstack/react-query'
import { own } from '../transport/client.ts'
import { CLIENT_TYPE, PLATFORM } from '../transport/context-params.ts'
import { privateKey, publicKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'
import type { GameType } from './games.ts'

/** GAM-22: all of them at once. */
export const FAVORITES_SIZE = 999
const MAX_KEYWORD_LENGTH = 60
const MAX_PAGE_SIZE = 100

interface GameKey {
  readonly nodeId: number
  readonly name: string
  readonly gameType: GameType
  readonly vassalage: string
}

export const gameFactQueries = {
  /**
   * The favourites of this visitor, newest first, on one page; keyed by the token. Each page
   * that opens fetches them again: they change with every heart.
   */
  favorites: (token: string, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: privateKey('favorites', 'list', token, code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/favoriteGames', {
            params: {
              query: {
                clientType: CLIENT_TYPE,
                platform: PLATFORM,
                language: context.language(),
                pageNo: 1,
                pageSize: FAVORITES_SIZE,
              },
            },
            signal,
          }),
        ),
      staleTime: 0,
    }),
  /** The rules of a game; cached as long as the page is open. */
  rules: (nodeId: number, code: string, { client, context } = own) =>
    queryOptions({
      queryKey: publicKey('games', 'rules', nodeId, code),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/wps/relay/gameRules', {
            params: { query: { nodeId, language: context.language() } },
            signal,
          }),
        ),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Odds and stakes of one game, found by its name among its vendor's; null if it is gone. */
  facts: (
    { nodeId, name, gameType, vassalage }: GameKey,
    code: string,
    { client, context } = own,
  ) =>
    queryOptions({
      queryKey: publicKey('games', 'facts', nodeId, code),
      queryFn: async ({ signal }) => {
        const { games } = await unwrap(
          client.GET('/wps/relay/gameList', {
            params: {
              query: {
                clientType: CLIENT_TYPE,
                platform: PLATFORM,
                merchant: context.merchant() ?? '',
                gameType,
                vassalage,
                keyword: [...name].slice(0, MAX_KEYWORD_LENGTH).join(''),
                pageNo: 1,
                pageSize: MAX_PAGE_SIZE,
                language: context.language(),
              },
            },
            signal,
          }),
        )
        return games.find((game) => game.nodeId === nodeId) ?? null
      },
      staleTime: 300_000,
    }),
}
