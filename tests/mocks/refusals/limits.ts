import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { asRecord, callEnvelope } from '../requests.ts'
import type { Recipe } from './codes.ts'
import { slip, toSlip } from './lottery.ts'

let requests = 0
export function nextRequestId(): string {
  requests += 1
  return `limit-${String(requests).padStart(8, '0')}`
}

export const limit = (kind: string, value: string | null, confirm = false) => ({
  kind,
  value,
  confirm,
  requestId: nextRequestId(),
})
export const block = (gameType: string, blocked = true, confirm = false) => ({
  gameType,
  blocked,
  confirm,
  requestId: nextRequestId(),
})
export const longBreak = (period: string) => ({ period, requestId: nextRequestId() })

/** Calls an operation as the scenario's visitor. */
export const callAsVisitor = (world: World, id: OperationId, body?: Record<string, unknown>) =>
  send(world, id, body, world.visitor.token)

const slotOf = (world: World) =>
  world.catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance && one.vassalage !== 'TF')

/** Launches a slot with real money, or as a demo. */
export const launch = (world: World, demo = false) =>
  callEnvelope(
    world,
    'GET',
    `${operations.launchGame.path}?language=EN&demo=${demo}&nodeId=${slotOf(world)?.nodeId}`,
  )

/** Launches a slot and returns a function that plays a round. */
export async function openSlot(world: World, demo = false) {
  const { sessionId } = asRecord((await launch(world, demo)).value)
  let rounds = 0
  return (stake = slotOf(world)?.minStake ?? '') => {
    rounds += 1
    const body = { sessionId, roundId: `round-${1000 + rounds}`, stake }
    return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  }
}

const doing =
  (id: OperationId, body: () => Record<string, unknown>, scenario = 'member'): Recipe =>
  async () =>
    callAsVisitor(await createTestWorld(scenario), id, body())

const launching =
  (id: OperationId, body: () => Record<string, unknown>): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, id, body())
    return launch(world)
  }

/** Makes a setting, then plays a round after `wait`. */
const playing =
  (id: OperationId, body: () => Record<string, unknown>, wait = '0ms'): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    const round = await openSlot(world)
    await callAsVisitor(world, id, body())
    world.clock.advance(wait)
    return round()
  }

const betting =
  (id: OperationId, body: () => Record<string, unknown>): Recipe =>
  async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, id, body())
    return callAsVisitor(world, 'placeLotteryBets', slip(toSlip('10.00')))
  }

const smallStake = () => limit('STAKE_ROUND', '0.01')
const noSlots = () => block('RNG')

export const limitRecipes: Record<string, Recipe> = {
  'setLimit limit.not.ready': doing('setLimit', () => limit('LOSS_DAY', null, true)),
  'setLimit function.not.available': doing('setLimit', () => limit('LOSS_DAY', '1.00'), 'trial'),
  'setProductBlock limit.not.ready': doing('setProductBlock', () => block('RNG', false, true)),
  'setProductBlock function.not.available': doing('setProductBlock', noSlots, 'trial'),
  'setRealityCheck function.not.available': doing(
    'setRealityCheck',
    () => ({ minutes: 30 }),
    'trial',
  ),
  'startTimeOut limit.pause.longer': doing(
    'startTimeOut',
    () => longBreak('DAY'),
    'member+time-out-running',
  ),
  'startTimeOut function.not.available': doing('startTimeOut', () => longBreak('DAY'), 'trial'),
  'excludeSelf limit.pause.longer': async () => {
    const world = await createTestWorld('member')
    await callAsVisitor(world, 'excludeSelf', longBreak('PERMANENT'))
    return callAsVisitor(world, 'excludeSelf', longBreak('FIVE_YEARS'))
  },
  'excludeSelf function.not.available': doing('excludeSelf', () => longBreak('ONE_YEAR'), 'trial'),
  'reviewLimits function.not.available': doing(
    'reviewLimits',
    () => ({ requestId: crypto.randomUUID() }),
    'trial',
  ),
  'launchGame limit.stake.reached': launching('setLimit', smallStake),
  'launchGame limit.time.reached': async () =>
    launch(await createTestWorld('member+limit-reached')),
  'launchGame limit.product.blocked': launching('setProductBlock', noSlots),
  'playRound limit.stake.reached': playing('setLimit', smallStake),
  'playRound limit.time.reached': playing('setLimit', () => limit('SESSION_DAY', '10'), '10m'),
  'playRound limit.product.blocked': playing('setProductBlock', noSlots),
  'playRound reality.check.due': playing('setRealityCheck', () => ({ minutes: 15 }), '15m'),
  'playRound self.excluded': async () => {
    const world = await createTestWorld('member')
    const round = await openSlot(world)
    await world.db.members.update({ id: 1001 }, (row) => {
      row.excludedUntil = world.clock.now() + 1000
    })
    return round()
  },
  'placeLotteryBets limit.stake.reached': betting('setLimit', smallStake),
  'placeLotteryBets limit.time.reached': async () =>
    callAsVisitor(await createTestWorld('member+limit-reached'), 'placeLotteryBets', slip()),
  'placeLotteryBets reality.check.due': async () =>
    callAsVisitor(await createTestWorld('member+reality-check-due'), 'placeLotteryBets', slip()),
  'placeLotteryBets limit.product.blocked': betting('setProductBlock', () => block('LOTT')),
}
