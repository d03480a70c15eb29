import type { CatalogueGame } from '#mocks/catalogue/types.ts'
import { getConfig } from '#mocks/merchant/settings.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { checkClosure } from '../play/closed-game.ts'
import { findGame, findLaunchTarget } from '../play/launch-target.ts'
import { fundLaunch } from '../play/launch-transfers.ts'
import type { LaunchInput } from '../play/lottery/launch.ts'
import { openPlay } from '../play/open-play.ts'
import { isExcluded } from '../play/pauses.ts'
import { payingWallet } from '../play/paying-wallet.ts'
import { checkGameOpening } from '../play/stake-gate.ts'
import type { World } from '../world-types.ts'

/** The options of a launch. */
interface LaunchTerms {
  readonly demo: boolean
  readonly isTrial: boolean
  readonly ownMoney: boolean
}

/** The reason why this member cannot open this game now; null when they can. */
function checkLaunch(world: World, member: Member, game: CatalogueGame, terms: LaunchTerms) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  const closed = checkClosure(world, game)
  if (closed) return closed
  const { demo, isTrial, ownMoney } = terms
  if (demo ? !game.demo : isTrial) return refusal('function.not.available')
  const { gameType, minStake: amount } = game
  return ownMoney ? checkGameOpening(world, member, { gameType, amount }) : null
}

async function remember(world: World, member: Member, game: CatalogueGame) {
  const mine = { memberId: member.id, nodeId: game.nodeId }
  world.db.recents.remove(mine)
  await world.db.recents.insert({ ...mine, gameType: game.gameType, at: world.clock.now() })
}

/** Opens a game for a member, with money or as a demo, and moves the money it needs to the wallet that pays. */
export async function openGame(
  world: World,
  member: Member,
  { host, token }: { host: string; token: string },
  input: LaunchInput,
) {
  const config = getConfig(world, host)
  const target = findLaunchTarget(world, input, config.domainRoute)
  if ('reason' in target) return target
  const { game, lottery } = target
  const demo = input.demo === true
  const isTrial = config.userTypes.trial.includes(member.type)
  // A trial account plays demos from its own balance, so that the header's balance is right.
  const ownMoney = !demo || isTrial
  const refused = checkLaunch(world, member, game, { demo, isTrial, ownMoney })
  if (refused) return refused
  const wallet = payingWallet(world, game, demo)
  const moves = ownMoney ? await fundLaunch(world, member.id, wallet, game.minStake) : []
  if (!moves) return refusal('balance.insufficient')
  const { sessionId } = input
  const play = await openPlay(world, game, {
    memberId: member.id,
    token,
    demo,
    ownMoney,
    sessionId,
  })
  await remember(world, member, game)
  return done({ play, game, lottery, wallet, moves })
}

/** Opens a demo without an account, if the merchant's jurisdiction allows it. */
export async function openDemo(
  world: World,
  host: string,
  input: Parameters<typeof findGame>[1] & Pick<LaunchInput, 'sessionId'>,
) {
  const { domainRoute, jurisdiction } = getConfig(world, host)
  if (!jurisdiction.demoBeforeLogin) return refusal('function.not.available')
  const target = findGame(world, input, domainRoute)
  if ('reason' in target) return target
  const { game } = target
  const closed = checkClosure(world, game)
  if (closed) return closed
  if (!game.demo) return refusal('function.not.available')
  const { sessionId } = input
  const player = { memberId: null, token: null, demo: true, ownMoney: false, sessionId }
  return done({ play: await openPlay(world, game, player), game })
}
