import { expect, test } from 'vitest'
import { addDays, dayAt } from '#mocks/world/core/days.ts'
import type { World } from '#mocks/world/world-types.ts'
import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { getMemberId } from '../refusals/contracts.ts'
import { slip } from '../refusals/lottery.ts'
import { convert } from '../refusals/points.ts'
import { newRequestId } from '../refusals/promotions.ts'
import { checkIn, mission } from '../refusals/rewards.ts'
import { withdrawalRequest } from '../refusals/withdrawals.ts'
import { asRecord, callEnvelope, getToken, logIn } from '../requests.ts'
import { part, Walk } from './walk.ts'
import { walkAgent } from './walk-agent.ts'
import { walkMember } from './walk-member.ts'

const agentToken = async (world: World) =>
  String(asRecord((await logIn(world, { username: 'agent1', side: 'agent' })).value).token)

/** Checks both centres for the last seven days, and an account as seen by itself and by its upline. */
async function differences(world: World, when: string): Promise<string[]> {
  const to = dayAt(world.clock.now())
  const days = { from: addDays(to, -6), to }
  const member = new Walk(world, await getToken(world, 'rahim'), `rahim, ${when}`)
  await walkMember(member, days)
  const agent = new Walk(world, await agentToken(world), `agent1, ${when}`)
  const losses = await walkAgent(agent, days)
  const row = losses.find(({ downline }) => part({ downline }, 'downline').account === 'rahim')
  const own = part(await member.read('getProfitLoss', days), 'totals')
  agent.same('bonus of rahim', row?.bonus, own.bonus)
  agent.same('rebate for rahim', row?.rebate, own.rebate)
  expect(member.figures + agent.figures).toBeGreaterThan(150)
  return [...member.differences, ...agent.differences]
}

/** Makes thirty operations: rounds, slips, a deposit, points, tasks, transfers to downlines, a withdrawal. */
async function thirtyOperations(world: World) {
  const rahim = await getToken(world, 'rahim')
  const agent = await agentToken(world)
  const ended: boolean[] = []
  const doing = async (id: Parameters<typeof send>[1], body: object, token: string) =>
    ended.push((await send(world, id, { ...body }, token)).success === true)
  const game = world.catalogue
    .byType('RNG')
    .find((one) => one.isGame === 'GAME' && !one.maintenance && one.subCategory === null)
  const path = `/wps/game/launchGame?language=EN&nodeId=${game?.nodeId}`
  const { value } = await callEnvelope(world, 'GET', path, { token: rahim })
  const { sessionId } = asRecord(value)
  for (let n = 1; n <= 14; n += 1) {
    const body = { sessionId, roundId: `round-${1000 + n}`, stake: '20.00' }
    ended.push(
      (await callEnvelope(world, 'POST', '/lgw/demo/round', { body, token: rahim })).success ===
        true,
    )
  }
  for (let n = 0; n < 4; n += 1) await doing('placeLotteryBets', slip(), rahim)
  await doing('claimCheckIn', checkIn(), rahim)
  await doing('claimMission', mission('sign-in-today'), rahim)
  await doing('convertPoints', convert, rahim)
  await doing('claimManualRebate', { requestId: newRequestId() }, rahim)
  await doing('createWithdrawal', withdrawalRequest(), rahim)
  for (let n = 0; n < 7; n += 1) {
    const body = { receiverId: getMemberId(world, 'rahim'), amount: '20.00', note: '' }
    const sealed = { ...body, paymentPassword: '246810', requestId: newRequestId() }
    await doing('transferDownline', sealed, agent)
  }
  return ended
}

test.each([7, 8, 9])(
  'seed %i: every figure of both centres is the sum of its rows, at first, after thirty operations, after midnight',
  async (seed) => {
    const world = await createTestWorld('contract-active', { seed })
    expect(await differences(world, 'at first')).toEqual([])
    const ended = await thirtyOperations(world)
    expect(ended).toHaveLength(30)
    expect(ended.filter(Boolean).length).toBeGreaterThan(25)
    expect(await differences(world, 'after thirty operations')).toEqual([])
    world.clock.set(Date.parse('2026-11-20T18:10:00Z'))
    expect(await differences(world, 'after midnight')).toEqual([])
  },
  15_000,
)
