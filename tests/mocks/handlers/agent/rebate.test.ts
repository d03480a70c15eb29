import { expect, test } from 'vitest'
import { listTeam } from '#mocks/world/agents/team/team.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { getMemberId } from '../../refusals/contracts.ts'

type Detail = components['schemas']['DownlineDetail']

/** An indirect downline of agent1. */
function fartherDown(world: World): number {
  const agent = world.db.members.find({ account: 'agent1' })
  const far = agent && listTeam(world, agent).find(({ uplineId }) => uplineId !== agent.id)
  if (!far) throw new Error('All are directly below.')
  return far.id
}

test("AGT-04 D-072 a rebate is raised up to the agent's own, and never lowered", async () => {
  const world = await createTestWorld('agent-team-small')
  const id = getMemberId(world, 'rahim')
  let requests = 0
  const raise = (rebate: string, of = id) => {
    requests += 1
    const body = { id: of, rebate, requestId: `rebate-${String(requests).padStart(6, '0')}` }
    return send(world, 'raiseRebate', body, world.visitor.token)
  }
  expect((await raise('0.50')).status).toBe(422)
  expect((await raise('2.01')).status).toBe(422)
  const raised = (await raise('0.80')).value as Detail
  expect(raised).toMatchObject({ rebate: '0.80', raise: { min: '0.81', max: '2.00' } })
  expect((await raise('0.60')).status).toBe(422)
  expect(((await raise('2.00')).value as Detail).raise).toBeNull()
  expect((await raise('1.00', getMemberId(world, 'agent41'))).status).toBe(404)
  expect((await raise('1.00', fartherDown(world))).status).toBe(404)
})

test('F-46 one rebate for several: those with more keep it, and nobody else changes', async () => {
  const world = await createTestWorld('agent-team-small')
  const [rahim, salma] = [getMemberId(world, 'rahim'), getMemberId(world, 'salma')]
  const raise = (ids: number[], rebate: string, requestId: string) =>
    send(world, 'raiseRebates', { ids, rebate, requestId }, world.visitor.token)
  await raise([salma], '1.50', 'rebates-000001')
  const answer = await raise([rahim, salma], '1.00', 'rebates-000002')
  const list = [
    { id: rahim, account: 'rahim', rebate: '1.00', raised: true },
    { id: salma, account: 'salma', rebate: '1.50', raised: false },
  ]
  expect(answer.value).toEqual({ list })
  expect((await raise([rahim, salma], '1.00', 'rebates-000002')).value).toEqual({ list })
  expect((await raise([rahim], '2.01', 'rebates-000003')).status).toBe(422)
  const among = await raise([rahim, getMemberId(world, 'agent41')], '1.80', 'rebates-000004')
  expect(among.status).toBe(404)
  const farther = await raise([rahim, fartherDown(world)], '1.80', 'rebates-000005')
  expect(farther.status).toBe(404)
  expect(world.db.downlineRebates.find({ memberId: rahim })?.rate).toBe('1.00')
})
