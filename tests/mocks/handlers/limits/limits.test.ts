import { expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { slip, toSlip } from '../../refusals/lottery.ts'
import { asRecord, callEnvelope } from '../../requests.ts'

const LAUNCH = '/wps/game/launchGame?language=EN'
const MIDNIGHT = Date.parse('2026-11-20T18:00:00Z')

const bet = (world: World, stake: string, over: object = {}) =>
  send(world, 'placeLotteryBets', slip({ ...toSlip(stake), ...over }), world.visitor.token)

const slotOf = (world: World) =>
  world.catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance && one.vassalage !== 'TF')

async function openSlot(world: World, more = '') {
  const game = slotOf(world)
  const { value } = await callEnvelope(world, 'GET', `${LAUNCH}&nodeId=${game?.nodeId}${more}`)
  const { sessionId } = asRecord(value)
  let round = 0
  return (stake: string) => {
    round += 1
    const body = { sessionId, roundId: `round-${1000 + round}`, stake }
    return callEnvelope(world, 'POST', '/lgw/demo/round', { body })
  }
}

test('a bet may reach the limit exactly, and anything beyond it is refused', async () => {
  const world = await createTestWorld('member+loss-limit')
  expect((await bet(world, '60.00')).code).toBeUndefined()
  const refused = await bet(world, '40.01')
  expect(refused).toMatchObject({ status: 200, code: 'limit.loss.reached' })
  expect(refused.value).toEqual({ limit: '100.00', lost: '60.00', left: '40.00', until: MIDNIGHT })
  expect(world.db.lotteryBets.count()).toBe(1)
  expect((await bet(world, '40.00')).code).toBeUndefined()
  const full = await bet(world, '1.00')
  expect(full.value).toMatchObject({ lost: '100.00', left: '0.00' })
})

test("a game's round and a lottery bet are refused alike, and count together", async () => {
  const world = await createTestWorld('member+loss-limit')
  const round = await openSlot(world)
  await bet(world, '99.50')
  const [ofGame, ofLottery] = [await round('1.00'), await bet(world, '1.00')]
  expect(ofGame).toMatchObject({ status: 200, code: 'limit.loss.reached' })
  expect(ofLottery.code).toBe(ofGame.code)
  expect(ofLottery.value).toEqual(ofGame.value)
})

test('play money has no limit, and neither have members without one', async () => {
  const world = await createTestWorld('member+loss-limit')
  await bet(world, '100.00')
  const demo = await openSlot(world, '&demo=true')
  expect((await demo('1.00')).code).toBeUndefined()
  const free = await createTestWorld('member')
  expect((await bet(free, '500.00')).code).toBeUndefined()
})

test('a repeated slip gets its receipt again, although it has reached the limit', async () => {
  const world = await createTestWorld('member+loss-limit')
  const body = slip(toSlip('100.00'))
  const once = () => send(world, 'placeLotteryBets', body, world.visitor.token)
  expect((await once()).value).toEqual((await once()).value)
})

test('a new day of the merchant starts the count again', async () => {
  const world = await createTestWorld('member+loss-limit')
  await bet(world, '100.00')
  world.clock.advance(MIDNIGHT - 1 - world.clock.now())
  const late = { issue: '20261120-0218' }
  expect((await bet(world, '1.00', late)).code).toBe('limit.loss.reached')
  world.clock.advance(1)
  expect((await bet(world, '1.00', late)).code).toBeUndefined()
})

test('simultaneous rounds and bets leave the booked balance', async () => {
  const world = await createTestWorld('member')
  const round = await openSlot(world)
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => (i % 2 ? round('1.00') : bet(world, '1.00'))),
  )
  const booked = world.db.ledger.list({ memberId: 1001 })
  const minor = (amount: string) => BigInt(amount.replace('.', ''))
  const sum = booked.reduce((all, { amount }) => all + minor(amount), minor('25480.50'))
  expect(minor(world.db.wallets.find({ memberId: 1001 })?.balance ?? '')).toBe(sum)
})
