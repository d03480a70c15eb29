import type { RequestHandler } from 'msw'
import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { fail, ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { QueryOf } from '#mocks/contract/types.ts'
import { makeGame, NEW_MS } from '#mocks/factories/games.ts'
import { getSettings } from '#mocks/merchant/settings.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { hasEmptyLists, hasHugeLists } from '#mocks/world/list-size.ts'
import { isOfferedIn } from '#mocks/world/play/offered.ts'
import type { World } from '#mocks/world/world-types.ts'
import { toPage } from '../shared/paging.ts'

type Query = QueryOf<'getGameList'>
type Keep = (game: CatalogueGame) => boolean

const HOT_GAMES = 24
const HUGE_HOT_GAMES = 500

const everything: Keep = () => true

/** The filter of a selection (D-044). */
function selected(world: World, query: Query, member: Member | null): Keep {
  const { selection } = query
  if (selection === 'HOT') return (game) => game.isHot === 1
  if (selection === 'NEW') return (game) => world.clock.now() - game.releasedAt < NEW_MS
  if (selection !== 'FAV' && selection !== 'RECENT') return everything
  const table = selection === 'FAV' ? world.db.favorites : world.db.recents
  const mine = new Set(table.list({ memberId: member?.id ?? 0 }).map(({ nodeId }) => nodeId))
  return (game) => mine.has(game.nodeId)
}

function searched(world: World, keyword: string | undefined): Keep {
  const needle = keyword?.trim().toLowerCase()
  if (!needle) return everything
  const vendors = new Set(
    world.catalogue
      .vendors()
      .filter(({ name, nameBn }) => `${name.toLowerCase()} ${nameBn}`.includes(needle))
      .map(({ code }) => code),
  )
  return (game) =>
    vendors.has(game.vassalage) ||
    game.displayName.toLowerCase().includes(needle) ||
    game.displayNameBn.includes(needle)
}

type Order = (a: CatalogueGame, b: CatalogueGame) => number

const byId: Order = (a, b) => a.nodeId - b.nodeId

/** The order of a sort; null leaves the order of the catalogue, which is by popularity. */
function orderOf({ sort, language }: Query): Order | null {
  if (sort === 'NEWEST') return (a, b) => b.releasedAt - a.releasedAt || byId(a, b)
  if (sort === 'RTP') return (a, b) => Number(b.rtp) - Number(a.rtp) || byId(a, b)
  if (sort !== 'NAME') return null
  const key = language === 'BN' ? 'displayNameBn' : 'displayName'
  return (a, b) => {
    if (a[key] === b[key]) return byId(a, b)
    return a[key] < b[key] ? -1 : 1
  }
}

/** Everything a list query keeps, in its order. */
function gamesFor(world: World, query: Query, member: Member | null): CatalogueGame[] {
  if (hasEmptyLists(world)) return []
  const { inhouseVendors } = getSettings(world.conditions)
  const inhouse = query.gameClassify === 'INHOUSE'
  const isMine = selected(world, query, member)
  const isFound = searched(world, query.keyword)
  const isOffered = isOfferedIn(world)
  const games = world.catalogue
    .byType(query.gameType)
    .filter(
      (game) =>
        (!query.vassalage || game.vassalage === query.vassalage) &&
        (!query.subCategory || game.subCategory === query.subCategory) &&
        isOffered(game) &&
        (!inhouse || inhouseVendors.includes(game.vassalage)) &&
        isMine(game) &&
        isFound(game),
    )
  const order = orderOf(query)
  return order ? games.sort(order) : games
}

/** Games to choose from. */
export const gameListHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getGameList', ({ query, member }) => {
    const isPersonal = query.selection === 'FAV' || query.selection === 'RECENT'
    if (isPersonal && !member) return fail(401, 'session.expired')
    const page = toPage(gamesFor(world, query, member), query.pageNo, query.pageSize)
    return ok({
      games: page.items.map((game) => makeGame(world, game, query.language)),
      pageNo: query.pageNo,
      pageSize: query.pageSize,
      total: page.total,
      totalPages: page.totalPages,
    })
  }),

  operation(world, 'getHotGames', ({ query }) => {
    const some = hasHugeLists(world) ? HUGE_HOT_GAMES : HOT_GAMES
    const size = hasEmptyLists(world) ? 0 : some
    const hot = world.catalogue.all().filter((game) => game.isHot === 1 && game.isGame === 'GAME')
    return ok({ list: hot.slice(0, size).map((game) => makeGame(world, game, query.language)) })
  }),
]
