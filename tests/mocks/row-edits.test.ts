import { expect, test } from 'vitest'
import { createRowEdits } from '#mocks/world/core/row-edits.ts'
import type { World } from '#mocks/world/world-types.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'

const FAVORITE = '/wps/relay/favoriteGame'
const nodeOf = (world: World) => world.catalogue.byType('RNG')[40]?.nodeId

function begun() {
  const edits = createRowEdits(() => undefined)
  edits.note('members', [{ before: null, after: { id: 1 } }])
  edits.begin()
  return edits
}

test('several writes of a row are one edit, with the changed fields', () => {
  const edits = begun()
  edits.note('members', [
    { before: { id: 7, nick: 'a', age: 1 }, after: { id: 7, nick: 'b', age: 1 } },
  ])
  edits.note('members', [
    { before: { id: 7, nick: 'b', age: 1 }, after: { id: 7, nick: 'c', age: 1 } },
  ])
  edits.note('favorites', [{ before: null, after: { memberId: 7, gameId: 'x', at: 1 } }])
  expect(edits.take()).toEqual([
    { table: 'members', row: '7', before: { nick: 'a' }, after: { nick: 'c' } },
    {
      table: 'favorites',
      row: 'memberId 7, gameId x',
      before: null,
      after: { memberId: 7, gameId: 'x', at: 1 },
    },
  ])
  expect(edits.take()).toEqual([])
})

test('a change that is undone is no edit', () => {
  const edits = begun()
  edits.note('favorites', [{ before: null, after: { memberId: 7 } }])
  edits.note('favorites', [{ before: { memberId: 7 }, after: null }])
  expect(edits.take()).toEqual([])
})

test('the log has the rows that a call changed and its headers, and no edits of reads', async () => {
  const world = await createTestWorld('member')
  await call(world, 'GET', '/wps/v2/wallets/balance')
  expect(lastEntry(world)?.rows).toBeUndefined()
  await call(world, 'POST', FAVORITE, { body: { nodeId: nodeOf(world) } })
  const entry = lastEntry(world)
  expect(entry?.status).toBe(200)
  expect(entry?.rows).toEqual([expect.objectContaining({ table: 'favorites', before: null })])
  expect(entry?.requestHeaders).toMatchObject({ 'x-merchant': 'suborno' })
  expect(entry?.answerHeaders).toMatchObject({ 'x-trace-id': entry?.traceId })
})

test('changes by settlement are separate from those by requests', async () => {
  const world = await createTestWorld('member')
  world.clock.advance('40d')
  await call(world, 'GET', '/wps/v2/wallets/balance')
  const rows = lastEntry(world)?.rows ?? []
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ byTime }) => byTime)).toBe(true)
})

test('only the latest calls are kept completely', async () => {
  const world = await createTestWorld('member')
  await call(world, 'POST', FAVORITE, { body: { nodeId: nodeOf(world) } })
  for (let n = 0; n < 60; n += 1) await call(world, 'GET', '/wps/system/status')
  const [first] = world.log.entries()
  expect(first?.path).toBe(FAVORITE)
  expect(first?.rows).toBeUndefined()
  expect(first?.requestHeaders).toBeUndefined()
})
