import type { RequestHandler } from 'msw'
import { ok } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { makeIndexColumns, versionOf } from '../../factories/games-index.ts'
import { hasEmptyLists } from '../../world/empty-lists.ts'
import { offered } from '../../world/play/offered.ts'
import type { World } from '../../world/world-types.ts'

interface Made {
  readonly version: string
  readonly columns: ReturnType<typeof makeIndexColumns>
}

/** The index in a language, rebuilt only when the offered games change. */
function indexMaker(world: World) {
  const made = new Map<string, { readonly ids: string; readonly index: Made }>()
  return (language: string): Made => {
    const games = hasEmptyLists(world) ? [] : world.catalogue.all().filter(offered(world))
    const ids = `${games.length} ${games.slice(0, 100).map(({ nodeId }) => nodeId)}`
    const known = made.get(language)
    if (known?.ids === ids) return known.index
    const columns = makeIndexColumns(world, games, language)
    const index = { version: versionOf(columns), columns }
    made.set(language, { ids, index })
    return index
  }
}

/** All games in one answer. */
export const gameIndexHandlers = (world: World): RequestHandler[] => {
  const indexOf = indexMaker(world)
  return [
    operation(world, 'getGameIndex', ({ query }) => {
      const { version, columns } = indexOf(query.language)
      const unchanged = query.version === version
      return ok({ version, unchanged, games: unchanged ? null : columns })
    }),
  ]
}
