import type { World } from '#mocks/world/world-types.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord, callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { slip, toSlip } from './lottery.ts'

type Game = ReturnType<World['catalogue']['all']>[number]

const isOpen = (game: Game) =>
  game.isGame === 'GAME' && !game.maintenance && game.vassalage !== 'TF'

const isBroken = (game: Game) => game.maintenance && game.vassalage !== 'TF'
const isFish = (game: Game) => game.gameType === 'FISH'

const launching =
  (scenario: string, path: string, which: (game: Game) => boolean): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    const nodeId = world.catalogue.all().find(which)?.nodeId ?? 0
    return callEnvelope(world, 'GET', `${path}&nodeId=${nodeId}`)
  }

const LAUNCH = '/wps/game/launchGame?language=EN'
const TRIAL = '/wps/relay/trialLaunch?language=EN'

/** Empties rahim's wallet. */
async function empty(world: World) {
  await world.db.wallets.update({ memberId: 1001 }, (row) => {
    row.balance = '0.00'
  })
}

/** Opens a slot for rahim with real money. */
async function opened(world: World) {
  const game = world.catalogue.all().find((one) => isOpen(one) && one.gameType === 'RNG')
  const { value } = await callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${game?.nodeId}`)
  return { game, sessionId: asRecord(value).sessionId }
}

export const gameRecipes: Record<string, Recipe> = {
  'getDomainRoute domain.invalid': async () =>
    callEnvelope(await createTestWorld('domain-invalid'), 'GET', '/wps/system/domainRoute'),
  'loginFreeplay function.not.available': async () => {
    const world = await createTestWorld('free-play-off')
    const body = { os: 'Linux', platform: 'W', gatewayVersion: 3, random: btoa('x') }
    return callEnvelope(world, 'POST', '/wps/session/login/freeplay', { body })
  },
  'loginFreeplay self.excluded': async () => {
    const world = await createTestWorld('member')
    const { token } = world.visitor
    await send(world, 'startTimeOut', { period: 'DAY', requestId: 'time-out-0001' }, token)
    const body = { os: 'Linux', platform: 'W', gatewayVersion: 3, random: btoa('x') }
    return callEnvelope(world, 'POST', '/wps/session/login/freeplay', { body, token: null })
  },
  'addFavoriteGame favorites.full': async () => {
    const world = await createTestWorld('member+favourites-999')
    const { nodeId } = world.catalogue.byType('RNG').at(-1) ?? {}
    return callEnvelope(world, 'POST', '/wps/relay/favoriteGame', { body: { nodeId } })
  },
  'changePassword password.old.wrong': async () => changing('nothing1', 'Meghna2027'),
  'changePassword password.same.as.old': async () => changing('gold1234', 'gold1234'),
  'launchGame game.maintenance': launching('member', LAUNCH, isBroken),
  'launchGame vendor.maintenance': launching('member', LAUNCH, (game) => game.vassalage === 'TF'),
  'launchGame module.maintenance': launching('member+module-maintenance', LAUNCH, isFish),
  'trialLaunch vendor.maintenance': launching('guest', TRIAL, (game) => game.vassalage === 'TF'),
  'trialLaunch module.maintenance': launching('guest+module-maintenance', TRIAL, isFish),
  'launchGame self.excluded': launching('member+self-excluded', LAUNCH, isOpen),
  'launchGame function.not.available': launching('trial', LAUNCH, isOpen),
  'launchGame balance.insufficient': async () => {
    const world = await createTestWorld('member')
    await empty(world)
    const nodeId = world.catalogue.all().find(isOpen)?.nodeId ?? 0
    return callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${nodeId}`)
  },
  'launchGame limit.loss.reached': async () => {
    const world = await createTestWorld('member+loss-limit')
    await send(world, 'placeLotteryBets', slip(toSlip('100.00')), world.visitor.token)
    const nodeId = world.catalogue.all().find(isOpen)?.nodeId ?? 0
    return callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${nodeId}`)
  },
  'playRound limit.loss.reached': async () => {
    const world = await createTestWorld('member+loss-limit')
    const { game, sessionId } = await opened(world)
    await send(world, 'placeLotteryBets', slip(toSlip('100.00')), world.visitor.token)
    const body = { sessionId, roundId: 'round-0001', stake: game?.minStake }
    return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  },
  'trialLaunch game.maintenance': launching('guest', TRIAL, isBroken),
  'trialLaunch function.not.available': launching(
    'guest',
    TRIAL,
    (game) => isOpen(game) && !game.demo,
  ),
  'playRound balance.insufficient': async () => {
    const world = await createTestWorld('member')
    const { game, sessionId } = await opened(world)
    await empty(world)
    const body = { sessionId, roundId: 'round-0001', stake: game?.minStake }
    return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  },
}

async function changing(oldPassword: string, newPassword: string) {
  const world = await createTestWorld('member')
  const { token } = world.visitor
  const body = { oldPassword, newPassword, confirmNewPassword: newPassword }
  return send(world, 'changePassword', body, token)
}
