import type { CatalogueGame } from '../../catalogue/types.ts'
import { fail, invalid, refuse } from '../../contract/answers.ts'
import type { QueryOf } from '../../contract/types.ts'
import { makeClosure } from '../../factories/play.ts'
import { lotteryOf, nameOf } from '../../world/play/lottery/find.ts'
import { VENDOR_OF } from '../../world/play/lottery/kinds.ts'
import { offered } from '../../world/play/offered.ts'
import type { World } from '../../world/world-types.ts'

type Query = QueryOf<'launchGame'>

const NEEDED = ['lottoArea', 'lottoPrizeMode', 'lottoView', 'device', 'backUrl'] as const
const OF_LOTTERIES = [
  'lottoArea',
  'lottoPrizeMode',
  'lottoGameCode',
  'lottoView',
  'device',
] as const
const OF_GAMES = ['nodeId', 'gameCode', 'vassalage', 'gameType', 'demo', 'version'] as const

const invalidField = (field: keyof Query, reason: string) => invalid(`/query/${field}`, reason)

/** What is wrong with the lottery fields of a launch; null when nothing is. */
export function lotteryLaunchFault(query: Query) {
  if (query.launchMode === undefined) {
    const stray = OF_LOTTERIES.find((field) => query[field] !== undefined)
    return stray ? invalidField(stray, 'is for launchMode LOTT') : null
  }
  const missing = NEEDED.find((field) => query[field] === undefined)
  if (missing) return invalidField(missing, 'is needed with launchMode')
  const stray = OF_GAMES.find((field) => query[field] !== undefined)
  if (stray) return invalidField(stray, 'is not for a lottery')
  const isBetting = query.lottoView === 'betting'
  if (isBetting === (query.lottoGameCode !== undefined)) return null
  return invalidField('lottoGameCode', isBetting ? 'is needed to bet' : 'is not for the lobby')
}

/**
 * The lottery of a code at its vendor, or the vendor's lobby, with its display name; or the refusal.
 * The fields must be valid.
 */
export function lotteryTarget(world: World, { lottoGameCode: code, language }: Query) {
  const games = world.catalogue.byVendor(VENDOR_OF.VN).filter(offered(world))
  const game: CatalogueGame | undefined = games.find((one) => one.gameCode === code) ?? games[0]
  const lottery = code === undefined ? undefined : lotteryOf(world, 'VN', code)
  if (!game || (code !== undefined && !lottery)) return fail(404)
  if (lottery && !lottery.open)
    return refuse('game.maintenance', { value: makeClosure(world, game, null, language) })
  return { game, name: lottery ? nameOf(lottery, language) : null }
}
