// A long time is settled fast, and in slices, so that other calls do not wait for it.
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createControl } from '#mocks/control.ts'
import { startServer } from '#mocks/server.ts'
import { createLongTable } from '#mocks/world/core/long-table.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import { createTestWorld } from './helpers.ts'

const SCENARIO = 'salary-realtime'

/** Processor time of this process, in ms. */
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

test('a year of salaries takes two seconds of an idle machine, and no slice of it a tenth', async () => {
  const world = await createTestWorld(SCENARIO)
  await settleDue(world)
  world.clock.advance('365d')
  const slices: number[] = []
  const state = { done: false }
  const watch = async () => {
    for (let before = spent(); !state.done; ) {
      await setImmediate()
      const now = spent()
      slices.push(now - before)
      before = now
    }
  }
  const watching = watch()
  const begun = spent()
  await settleDue(world)
  const all = spent() - begun
  state.done = true
  await watching
  expect(world.db.ledger.count()).toBeGreaterThan(40_000)
  // Half as much again, because other tests share the caches of the processor.
  expect(all).toBeLessThan(3000)
  expect(Math.max(...slices)).toBeLessThan(150)
})

test('another session is answered while a year passes in one', async () => {
  const server = await startServer({ scenario: 'guest', seed: 7, clock: '2026-11-20T09:00:00Z' })
  const ask = (session: string, path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { 'x-mock-session': session, ...init.headers } })
  const { world, clock } = createControl(server.url, { session: 'year' })
  const { visitor } = await world.open(SCENARIO)
  await ask('other', '/wps/system/status')
  await clock.advance('365d')
  const answered: string[] = []
  const year = ask('year', '/wps/v2/wallets/balance', {
    headers: { 'x-session-token': visitor.token ?? '' },
  }).then(() => answered.push('year'))
  for (let n = 0; n < 3; n += 1) {
    await ask('other', '/wps/system/status')
    answered.push('other')
  }
  await year
  expect(answered).toEqual(['other', 'other', 'other', 'year'])
  await server.close()
})

test('rows of a long table are found by its column like by any other', async () => {
  const schema = z.object({ id: z.number(), by: z.string().nullable() })
  const table = createLongTable(schema, () => undefined, 'by')
  const expectAll = () => {
    for (const by of ['a', 'b', 'c', null])
      expect(table.find({ by })).toEqual(table.find((row) => row.by === by))
  }
  for (const [id, by] of ['a', 'b', 'a', null, 'b'].entries()) await table.insert({ id, by })
  expectAll()
  expect(table.find({ by: 'a', id: 2 })).toEqual({ id: 2, by: 'a' })
  await table.update({ by: 'a' }, (row) => {
    row.id += 10
  })
  expect(table.list().map(({ id }) => id)).toEqual([10, 1, 12, 3, 4])
  expectAll()
  await table.update({ id: 10 }, (row) => {
    row.by = 'c'
  })
  expectAll()
  table.remove({ by: 'b' })
  expectAll()
  table.clear()
  expectAll()
  expect(table.find({ by: 'c' })).toBeUndefined()
})
