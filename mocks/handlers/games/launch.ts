import type { RequestHandler } from 'msw'
import type { CatalogueGame } from '../../catalogue/types.ts'
import { fail, invalid, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { QueryOf } from '../../contract/types.ts'
import { makeClosure, makeLaunch, makeMoved } from '../../factories/play.ts'
import { closureOf } from '../../merchant/closures.ts'
import { configOf } from '../../merchant/settings.ts'
import type { Member } from '../../world/core/tables.ts'
import { bringToPay } from '../../world/money/door-money.ts'
import { payingWallet } from '../../world/money/paying-wallet.ts'
import { offered } from '../../world/play/offered.ts'
import { isExcluded } from '../../world/play/pauses.ts'
import { barToOpen } from '../../world/play/stake-gate.ts'
import type { World } from '../../world/world-types.ts'
import { lotteryLaunchFault, lotteryTarget } from './launch-lottery.ts'
import { openPlay } from './open-play.ts'

type Query = QueryOf<'trialLaunch'>

/** The game asked for; without its number the vendor's game of that code, or the vendor's lobby. */
function gameFor(world: World, query: Query): CatalogueGame | undefined {
  const { nodeId, vassalage, gameCode, gameType } = query
  const isOffered = offered(world)
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
function isHome(backUrl: string, hosts: readonly string[]): boolean {
  if (backUrl.startsWith('/')) return !backUrl.startsWith('//') && !backUrl.startsWith('/\\')
  if (!URL.canParse(backUrl)) return false
  const { hostname } = new URL(backUrl)
  return hosts.includes(hostname)
}

/** The game asked for, or the failure why there is none. */
function findGame(world: World, query: Query, hosts: readonly string[]) {
  if (query.nodeId === undefined && !query.vassalage) {
    return invalid('/query/nodeId', 'is needed, or vassalage')
  }
  return backUrlFault(query, hosts) ?? gameFor(world, query) ?? fail(404)
}

/** What is wrong with the return address; null when it leads to the merchant. */
const backUrlFault = ({ backUrl }: Pick<Query, 'backUrl'>, hosts: readonly string[]) =>
  backUrl && !isHome(backUrl, hosts)
    ? invalid('/query/backUrl', 'must lead to a host of the merchant')
    : null

/** The game or the lottery asked for, or the failure why there is none. */
function findTarget(world: World, query: QueryOf<'launchGame'>, hosts: readonly string[]) {
  const fault = lotteryLaunchFault(query)
  if (fault) return fault
  if (query.launchMode) return backUrlFault(query, hosts) ?? lotteryTarget(world, query)
  const game = findGame(world, query, hosts)
  return 'kind' in game ? game : { game, name: null }
}

async function remember(world: World, member: Member, game: CatalogueGame) {
  const mine = { memberId: member.id, nodeId: game.nodeId }
  world.db.recents.remove(mine)
  await world.db.recents.insert({ ...mine, gameType: game.gameType, at: world.clock.now() })
}

/** The refusal of a game that is under maintenance; null when it is open. */
function closedBy(world: World, game: CatalogueGame, language: string) {
  const closure = closureOf(world, game)
  if (!closure) return null
  return refuse(closure.code, { value: makeClosure(world, game, closure.until, language) })
}

/** Opening a game, with money or for play. */
export const launchHandlers = (world: World): RequestHandler[] => [
  operation(world, 'launchGame', async ({ query, member, host }) => {
    const config = configOf(world, host)
    const target = findTarget(world, query, config.domainRoute)
    if ('kind' in target) return target
    const { game, name } = target
    if (isExcluded(world, member)) return refuse('self.excluded')
    const closed = closedBy(world, game, query.language)
    if (closed) return closed
    const demo = query.demo === true
    const isTrial = config.userTypes.trial.includes(member.type)
    if (demo ? !game.demo : isTrial) return refuse('function.not.available')
    // A trial account plays demos from its own balance, so that the header's balance is right.
    const ownMoney = !demo || isTrial
    const { gameType, minStake: amount } = game
    const limit = ownMoney ? barToOpen(world, member, { gameType, amount }) : null
    if (limit) return refuseFor(limit)
    const wallet = payingWallet(world, game, demo)
    const moves = ownMoney ? await bringToPay(world, member.id, wallet, game.minStake) : []
    if (!moves) return refuse('balance.insufficient')
    const { sessionId, language } = query
    const play = await openPlay(world, game, { memberId: member.id, demo, ownMoney, sessionId })
    await remember(world, member, game)
    const moved = makeMoved(world, wallet, moves, language)
    return ok({ ...makeLaunch(world, play, game, query, name ?? undefined), wallet, moved })
  }),

  operation(world, 'trialLaunch', async ({ query, host }) => {
    const { domainRoute, jurisdiction } = configOf(world, host)
    if (!jurisdiction.demoBeforeLogin) return refuse('function.not.available')
    const game = findGame(world, query, domainRoute)
    if ('kind' in game) return game
    const closed = closedBy(world, game, query.language)
    if (closed) return closed
    if (!game.demo) return refuse('function.not.available')
    const { sessionId } = query
    const player = { memberId: null, demo: true, ownMoney: false, sessionId }
    const play = await openPlay(world, game, player)
    return ok(makeLaunch(world, play, game, query))
  }),
]
