import type { RequestHandler } from 'msw'
import { offered } from '../catalogue/offered.ts'
import type { CatalogueGame } from '../catalogue/types.ts'
import { isTrialType, TRIAL_BALANCE } from '../content/brand.ts'
import { fail, ok, refuse } from '../contract/answers.ts'
import type { QueryOf } from '../contract/types.ts'
import { operation } from '../contract.ts'
import { closureOf } from '../factories/closures.ts'
import { makeClosure, makeLaunch } from '../factories/play.ts'
import { makeConfig } from '../factories/system.ts'
import { compareAmounts } from '../world/amount.ts'
import type { Member } from '../world/tables.ts'
import type { World } from '../world/world-types.ts'
import { lottoFault, lottoFor } from './games-lotto.ts'
import { beyondLimit } from './loss-limit.ts'
import { isExcluded } from './session-open.ts'

type Query = QueryOf<'trialLaunch'>

const { domainRoute, jurisdiction } = makeConfig()

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

/** May leaving the game lead there? A path of this host, or a host of the merchant. */
function isHome(backUrl: string, host: string): boolean {
  if (backUrl.startsWith('/')) return !backUrl.startsWith('//') && !backUrl.startsWith('/\\')
  if (!URL.canParse(backUrl)) return false
  const { hostname } = new URL(backUrl)
  return hostname === host || domainRoute.includes(hostname)
}

const invalid = (path: string, reason: string) =>
  fail(422, undefined, { value: { violations: [{ path, reason }] } })

/** The game asked for, or the failure why there is none. */
function findGame(world: World, query: Query, host: string) {
  if (query.nodeId === undefined && !query.vassalage) {
    return invalid('/query/nodeId', 'is needed, or vassalage')
  }
  return awayFault(query, host) ?? gameFor(world, query) ?? fail(404)
}

/** A way back that leads away; null when it leads home. */
const awayFault = ({ backUrl }: Pick<Query, 'backUrl'>, host: string) =>
  backUrl && !isHome(backUrl, host)
    ? invalid('/query/backUrl', 'must lead to a host of the merchant')
    : null

/** The game or the lottery asked for, or the failure why there is none. */
function findWanted(world: World, query: QueryOf<'launchGame'>, host: string) {
  const fault = lottoFault(query)
  if (fault) return fault
  if (query.launchMode) return awayFault(query, host) ?? lottoFor(world, query)
  const game = findGame(world, query, host)
  return 'kind' in game ? game : { game, name: null }
}

async function openPlay(
  world: World,
  game: CatalogueGame,
  player: { memberId: number | null; demo: boolean; ownMoney: boolean },
) {
  return world.db.plays.insert({
    id: world.nextId('play'),
    memberId: player.memberId,
    nodeId: game.nodeId,
    demo: player.demo,
    startedAt: world.clock.now(),
    endedAt: null,
    rounds: 0,
    staked: '0.00',
    won: '0.00',
    demoBalance: player.ownMoney ? null : TRIAL_BALANCE,
  })
}

async function remember(world: World, member: Member, game: CatalogueGame) {
  const mine = { memberId: member.id, nodeId: game.nodeId }
  world.db.recents.remove(mine)
  await world.db.recents.insert({ ...mine, gameType: game.gameType, at: world.clock.now() })
}

const canPay = (world: World, member: Member, game: CatalogueGame): boolean => {
  const balance = world.db.wallets.find({ memberId: member.id })?.balance ?? '0.00'
  return compareAmounts(balance, game.minStake) >= 0
}

/** OTH-24: why a game that is closed for repairs does not open, and what is known about it. */
function closedBy(world: World, game: CatalogueGame, language: string) {
  const closure = closureOf(world, game)
  if (!closure) return null
  return refuse(closure.code, { value: makeClosure(world, game, closure.until, language) })
}

/** Opening a game, with money or for play. */
export const launchHandlers = (world: World): RequestHandler[] => [
  operation(world, 'launchGame', async ({ query, member, host }) => {
    const wanted = findWanted(world, query, host)
    if ('kind' in wanted) return wanted
    const { game, name } = wanted
    if (isExcluded(world, member)) return refuse('self.excluded')
    const closed = closedBy(world, game, query.language)
    if (closed) return closed
    const demo = query.demo === true
    const isTrial = isTrialType(member.type)
    if (demo ? !game.demo : isTrial) return refuse('function.not.available')
    // A trial account plays demos with the units of its trial, so that the header tells the truth.
    const ownMoney = !demo || isTrial
    const limit = ownMoney ? beyondLimit(world, member, game.minStake) : null
    if (limit) return limit
    if (ownMoney && !canPay(world, member, game)) return refuse('balance.insufficient')
    const play = await openPlay(world, game, { memberId: member.id, demo, ownMoney })
    await remember(world, member, game)
    const launch = makeLaunch(world, play, game, query)
    return ok({ ...launch, gameName: name ?? launch.gameName })
  }),

  operation(world, 'trialLaunch', async ({ query, host }) => {
    if (!jurisdiction.demoBeforeLogin) return refuse('function.not.available')
    const game = findGame(world, query, host)
    if ('kind' in game) return game
    const closed = closedBy(world, game, query.language)
    if (closed) return closed
    if (!game.demo) return refuse('function.not.available')
    const play = await openPlay(world, game, { memberId: null, demo: true, ownMoney: false })
    return ok(makeLaunch(world, play, game, query))
  }),
]
