import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { invalidRequest, refusal } from '../core/refusal.ts'
import type { World } from '../world-types.ts'
import { findLotteryTarget, type LaunchInput, validateLotteryLaunch } from './lottery/launch.ts'
import { isOfferedIn } from './offered.ts'

type GameQuery = Pick<LaunchInput, 'nodeId' | 'vassalage' | 'gameCode' | 'gameType' | 'backUrl'>

/** The game asked for; without its number the vendor's game of that code, or the vendor's lobby. */
function gameFor(world: World, wanted: GameQuery): CatalogueGame | undefined {
  const { nodeId, vassalage, gameCode, gameType } = wanted
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

/** What is wrong with the return address; null when it leads to the merchant. */
const validateBackUrl = ({ backUrl }: GameQuery, hosts: readonly string[]) =>
  backUrl && !isOwnAddress(backUrl, hosts)
    ? invalidRequest('/backUrl', 'must lead to a host of the merchant')
    : null

/** The game asked for, or why there is none. */
export function findGame(world: World, wanted: GameQuery, hosts: readonly string[]) {
  if (wanted.nodeId === undefined && !wanted.vassalage)
    return invalidRequest('/nodeId', 'is needed, or vassalage')
  const fault = validateBackUrl(wanted, hosts)
  if (fault) return fault
  const game = gameFor(world, wanted)
  return game ? { game, lottery: null } : refusal('unknown')
}

/** The game or the lottery asked for, or why there is none. */
export function findLaunchTarget(world: World, wanted: LaunchInput, hosts: readonly string[]) {
  const fault = validateLotteryLaunch(wanted)
  if (fault) return fault
  if (!wanted.launchMode) return findGame(world, wanted, hosts)
  return validateBackUrl(wanted, hosts) ?? findLotteryTarget(world, wanted)
}
