import { describe, expect, test } from 'vitest'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { follow, listOperations, readContract } from '#tests/contract/contract.ts'
import { ARRIVALS } from '../arrivals.ts'
import { sendQuery } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import { getMemberId as memberOf } from '../refusals/contracts.ts'
import { asList, asRecord } from '../requests.ts'

/** Lists without `until`, with the reason: their rows do not move between pages, or cannot be fixed to one moment. */
const WITHOUT: Readonly<Record<string, string>> = {
  getGameList: 'The games that are offered, in an order of their own; none arrives with time.',
  getFavoriteGames:
    'The hearts of one person, who moves them; all fit on one page, and the portal asks for one.',
  getRecentGames:
    'A game that is played again leaves its place, which is not kept. All fit on one page, and the portal asks for one.',
  getArticles:
    'The same for everybody, so that it can be cached by its address; a new article comes once in weeks.',
}

/** Lists that stay empty in the fake world. */
const EMPTY: Readonly<Record<string, string>> = {
  getCreditReport: 'Nothing is drawn of the credit line.',
}

const contract = await readContract()
const namesOf = (parameters: unknown): unknown[] =>
  Array.isArray(parameters) ? parameters.map((one) => follow(contract, one).name) : []
const paged = listOperations(contract)
  .map(({ id, node }) => ({ id, names: namesOf(node.parameters) }))
  .filter(({ names }) => names.includes('pageNo') || names.includes('page'))

const idOf = (row: Record<string, unknown>): string => {
  const { id, betId, issue, reference, nodeId, sourceId, downline } = row
  const own = id ?? betId ?? issue ?? reference ?? nodeId ?? sourceId
  return own === undefined ? JSON.stringify(downline ?? row) : String(own)
}

async function read(world: World, id: OperationId, query: Record<string, string | number>) {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  const { status, value } = await sendQuery(world, id, Object.fromEntries(texts))
  expect(status).toBe(200)
  const answer = asRecord(value)
  return {
    ids: asList(answer, 'content' in answer ? 'content' : 'list').map(idOf),
    asOf: Number(answer.asOf),
  }
}

/** The branch of the agent's income that has the most people. */
async function branchOf(world: World): Promise<Record<string, string>> {
  const { value } = await sendQuery(world, 'getAgentIncomeLines', {
    ...{ period: '2026-11-16', pageNo: '1', pageSize: '1000' },
  })
  const lines = asList(value, 'list').sort((a, b) => Number(b.members) - Number(a.members))
  return { sourceId: String(lines[0]?.sourceId) }
}

test('F-18 every paged list of the contract takes until, or is named with the reason why not', () => {
  const has = paged.filter(({ names }) => names.includes('until')).map(({ id }) => id)
  expect(
    paged
      .map(({ id }) => id)
      .filter((id) => !has.includes(id))
      .sort(),
  ).toEqual(Object.keys(WITHOUT).sort())
  const arriving = new Set<string>(ARRIVALS.map(({ id }) => id))
  expect(has.filter((id) => !(id in EMPTY)).sort()).toEqual([...arriving].sort())
})

describe('F-18 pages are of the moment of the first while rows arrive', () => {
  test.each(ARRIVALS)(
    '$id',
    async ({ id, scenario, clock, arrive, before = 0, size = 2, ...arrival }) => {
      const world = await createTestWorld(scenario, { ...(clock && { clock }) })
      for (let n = 0; n < before; n += 1) await arrive(world)
      const branch = id === 'getAgentIncomeRows' ? await branchOf(world) : {}
      const query = { ...arrival.query, ...branch, pageSize: size }

      const whole = await read(world, id, { ...query, pageNo: 1, pageSize: 2 * size })
      const first = await read(world, id, { ...query, pageNo: 1 })
      await arrive(world)
      const second = await read(world, id, { ...query, pageNo: 2, until: first.asOf })
      expect(whole.ids).toHaveLength(2 * size)
      expect([...first.ids, ...second.ids]).toEqual(whole.ids)
      expect(second.asOf).toBe(first.asOf)
      const shifted = await read(world, id, { ...query, pageNo: 2 })
      expect(shifted.ids).not.toEqual(second.ids)
    },
  )

  test.each(ARRIVALS)('$id as of 1970 keeps the contract', async ({ id, scenario, query }) => {
    const world = await createTestWorld(scenario)
    const all = { pageNo: '1', pageSize: '20', until: '0', ...query }
    await expect(sendQuery(world, id, all)).resolves.toBeDefined()
  })

  test('a message that is deleted meanwhile leaves its page shorter and moves no other', async () => {
    const world = await createTestWorld('member')
    const arrival = ARRIVALS.find(({ id }) => id === 'getMessages')
    for (let n = 0; n < 4; n += 1) await arrival?.arrive(world)
    const query = { kind: 'PERSONAL', pageSize: 2 }
    const whole = await read(world, 'getMessages', { ...query, pageNo: 1, pageSize: 4 })
    const { asOf } = await read(world, 'getMessages', { ...query, pageNo: 1 })
    world.clock.advance('1m')
    const [gone = '', , also = '', last] = whole.ids
    const deletedAt = world.clock.now()
    for (const id of [gone, also])
      await world.db.messages.update({ id, memberId: memberOf(world, 'rahim') }, (row) => {
        row.deletedAt = deletedAt
      })
    const second = await read(world, 'getMessages', { ...query, pageNo: 2, until: asOf })
    expect(second.ids).toEqual([last])
  })
})
