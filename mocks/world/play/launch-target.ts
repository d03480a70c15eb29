import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { invalidRequest, refusal } from '../core/refusal.ts'
import type { World } from '../world-types.ts'
import { findLotteryTarget, type LaunchInput, validateLotteryLaunch } from './lottery/launch.ts'
import { isOfferedIn } from './offered.ts'

type GameQuery = Pick<LaunchInput, 'nodeId' | 'vassalage' | 'gameCode' | 'gameType' | 'backUrl'>

/** The requested game; without its id the vendor's game of that code, or the vendor's lobby. */
function gameFor(world: World, query: GameQuery): CatalogueGame | undefined {
  const { nodeId, vassalage, gameCode, gameType } = query
  const isOffered = isOfferedIn(world)
  if (nodeId !== undefined) {
    const game = world.catalogue.byId(nodeId)
    return game && isOffered(game) ? game : undefined
  }
  if (!vassalage) return undefined
  return world.catalogue
    .byVendor(vassalage)
    .find(
      (game) =>
        isOffered(game) &&
        (gameCode === undefined || game.gameCode === gameCode) &&
        (gameType === undefined || game.gameType === gameType),
    )
}

/** Whether leaving the game may lead there: a path of this host, or a host of the merchant. */
function isOwnAddress(backUrl: string, hosts: readonly string[]): boolean {
  if (backUrl.startsWith('/')) return !backUrl.startsWith('//') && !backUrl.startsWith('/\\')
  try {
    return hosts.includes(new URL(backUrl).hostname)
  } catch {
    return false
  }
}

/** The problem with the return address; null when it leads to the merchant. */
const validateBackUrl = ({ backUrl }: GameQuery, hosts: readonly string[]) =>
  backUrl && !isOwnAddress(backUrl, hosts)
    ? invalidRequest('/backUrl', 'must lead to a host of the merchant')
    : null

/** The requested game, or the reason why there is none. */
export function findGame(world: World, query: GameQuery, hosts: readonly string[]) {
  if (query.nodeId === undefined && !query.vassalage)
    return invalidRequest('/nodeId', 'is needed, or vassalage')
  const fault = validateBackUrl(query, hosts)
  if (fault) return fault
  const game = gameFor(world, query)
  return game ? { game, lottery: null } : refusal('unknown')
}

/** The requested game or lottery, or the reason why there is none. */
export function findLaunchTarget(world: World, input: LaunchInput, hosts: readonly string[]) {
  const fault = validateLotteryLaunch(input)
  if (fault) return fault
  if (!input.launchMode) return findGame(world, input, hosts)
  return validateBackUrl(input, hosts) ?? findLotteryTarget(world, input)
}
