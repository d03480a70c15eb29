import type { RequestHandler } from 'msw'
import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { hashColumns, makeIndexColumns } from '#mocks/factories/games-index.ts'
import { getClosureKey } from '#mocks/merchant/closures.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { isOfferedIn } from '#mocks/world/play/offered.ts'
import type { World } from '#mocks/world/world-types.ts'

interface Made {
  readonly version: string
  readonly columns: ReturnType<typeof makeIndexColumns>
}

/** Enough for the worlds of a test file or a story. */
const MAX_CACHED_INDEXES = 8
const kept = new WeakMap<Catalogue, Map<string, Made>>()

/**
 * The index in a language. Worlds share it as they share their catalogue, since it takes longer to make than
 * the world does: it depends on nothing else than which games are offered and closed.
 */
function indexOf(world: World, language: string): Made {
  const { catalogue } = world
  const games = hasEmptyLists(world) ? [] : catalogue.all().filter(isOfferedIn(world))
  const ids = games.slice(0, 100).map(({ nodeId }) => nodeId)
  const key = `${language} ${getClosureKey(world)} ${games.length} ${ids}`
  const made = kept.get(catalogue) ?? new Map<string, Made>()
  kept.set(catalogue, made)
  const known = made.get(key)
  if (known) return known
  const columns = makeIndexColumns(world, games, language)
  const index = { version: hashColumns(columns), columns }
  const [oldest] = made.keys()
  if (made.size === MAX_CACHED_INDEXES && oldest !== undefined) made.delete(oldest)
  made.set(key, index)
  return index
}

/** All games in one answer. */
export const gameIndexHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getGameIndex', ({ query }) => {
    const { version, columns } = indexOf(world, query.language)
    const unchanged = query.version === version
    return ok({ version, unchanged, games: unchanged ? null : columns })
  }),
]
