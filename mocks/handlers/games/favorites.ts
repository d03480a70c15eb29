import type { RequestHandler } from 'msw'
import type { CatalogueGame, GameType } from '#mocks/catalogue/types.ts'
import { fail, ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeGame } from '#mocks/factories/games.ts'
import { addFavorite } from '#mocks/world/people/favorites.ts'
import type { World } from '#mocks/world/world-types.ts'
import { toPage } from '../shared/paging.ts'

interface FavoriteGame {
  readonly nodeId: number
  readonly gameType: string
  readonly at: number
}

/** The games of the rows, newest first (later inserts win ties), of one type or of all. */
function gamesOf(world: World, rows: FavoriteGame[], gameType?: GameType): CatalogueGame[] {
  return rows
    .filter((row) => gameType === undefined || row.gameType === gameType)
    .reverse()
    .sort((a, b) => b.at - a.at)
    .flatMap(({ nodeId }) => world.catalogue.byId(nodeId) ?? [])
}

/** Recently played games. */
export const recentHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getRecentGames', ({ query, member }) => {
    const rows = world.db.recents.list({ memberId: member.id })
    const page = toPage(gamesOf(world, rows, query.gameType), query.page, query.pageSize)
    return ok({
      list: page.items.map((game) => makeGame(world, game, query.language)),
      page: query.page,
      pageSize: query.pageSize,
      total: page.total,
      totalPages: page.totalPages,
    })
  }),
]

/** Favourites. */
export const favoriteHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getFavoriteGames', ({ query, member }) => {
    const rows = world.db.favorites.list({ memberId: member.id })
    const page = toPage(gamesOf(world, rows, query.gameType), query.pageNo, query.pageSize)
    return ok({
      content: page.items.map((game) => makeGame(world, game, query.language)),
      pageNum: query.pageNo,
      pageSize: query.pageSize,
      total: page.total,
      totalPages: page.totalPages,
    })
  }),

  operation(world, 'getFavoriteGameIds', ({ member }) =>
    ok({
      nodeIds: world.db.favorites.list({ memberId: member.id }).map(({ nodeId }) => nodeId),
    }),
  ),

  operation(world, 'addFavoriteGame', async ({ body: { nodeId }, member }) =>
    toAnswer(await addFavorite(world, member, nodeId), () => null),
  ),

  operation(world, 'removeFavoriteGame', ({ query, member }) => {
    if (!world.catalogue.byId(query.nodeId)) return fail(404)
    world.db.favorites.remove({ memberId: member.id, nodeId: query.nodeId })
    return ok(null)
  }),
]
