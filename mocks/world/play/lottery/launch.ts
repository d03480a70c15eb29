import type { operations } from '#openapi/generated/types.ts'
import { invalidRequest, refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'
import { closedGame } from '../closed-game.ts'
import { isOfferedIn } from '../offered.ts'
import { findLotteryInArea } from './find.ts'
import { VENDOR_OF } from './formats.ts'

export type LaunchInput = operations['launchGame']['parameters']['query']

const NEEDED = ['lottoArea', 'lottoPrizeMode', 'lottoView', 'device', 'backUrl'] as const
const OF_LOTTERIES = [
  'lottoArea',
  'lottoPrizeMode',
  'lottoGameCode',
  'lottoView',
  'device',
] as const
const OF_GAMES = ['nodeId', 'gameCode', 'vassalage', 'gameType', 'demo', 'version'] as const

const invalidField = (field: keyof LaunchInput, expected: string) =>
  invalidRequest(`/${field}`, expected)

/** The problem with the lottery fields of a launch, or null. */
export function validateLotteryLaunch(input: LaunchInput) {
  if (input.launchMode === undefined) {
    const stray = OF_LOTTERIES.find((field) => input[field] !== undefined)
    return stray ? invalidField(stray, 'is for launchMode LOTT') : null
  }
  const missing = NEEDED.find((field) => input[field] === undefined)
  if (missing) return invalidField(missing, 'is needed with launchMode')
  const stray = OF_GAMES.find((field) => input[field] !== undefined)
  if (stray) return invalidField(stray, 'is not for a lottery')
  const isBetting = input.lottoView === 'betting'
  if (isBetting === (input.lottoGameCode !== undefined)) return null
  return invalidField('lottoGameCode', isBetting ? 'is needed to bet' : 'is not for the lobby')
}

/** The lottery of a code at its vendor, or the vendor's lobby. The fields must be valid. */
export function findLotteryTarget(world: World, { lottoGameCode: code }: LaunchInput) {
  const games = world.catalogue.byVendor(VENDOR_OF.VN).filter(isOfferedIn(world))
  const game = games.find((one) => one.gameCode === code) ?? games[0]
  const lottery = code === undefined ? null : findLotteryInArea(world, 'VN', code)
  if (!game || lottery === undefined) return refusal('unknown')
  if (lottery && !lottery.open) return closedGame('game.maintenance', game, null)
  return { game, lottery }
}
