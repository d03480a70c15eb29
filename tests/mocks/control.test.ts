import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ControlError, createControl } from '#mocks/control.ts'
import { expectCalls } from '#mocks/expect-calls.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

const TOKEN = 'a-token-of-some-length'

let server: MockServer
beforeAll(async () => {
  server = await startServer({ clock: '2026-11-20T09:00:00Z', token: TOKEN })
})
afterAll(() => server.close())

const control = (session: string) => createControl(server.url, { session, token: TOKEN })

test('every operation of the control interface has a method', async () => {
  const calls = vi.spyOn(globalThis, 'fetch')
  const all = control('all')
  expect([await all.isHealthy(), await all.isReady()]).toEqual([true, true])
  await all.world.open('member')
  expect((await all.world.get()).scenario).toBe('member')
  expect((await all.sessions()).map(({ name }) => name)).toEqual(['all'])
  expect((await all.scenarios()).length).toBeGreaterThan(10)
  expect(await all.log()).toEqual([])
  expect(await all.faults('getBalance:503*1')).toBe('getBalance:503*1')
  expect(await all.clock.set('2026-11-20T10:00:00Z')).toBe(Date.parse('2026-11-20T10:00:00Z'))
  expect(await all.clock.advance('1d')).toBe(Date.parse('2026-11-21T10:00:00Z'))
  const { link } = await all.world.get()
  expect(await all.restore(await all.snapshot())).toBe(link)
  const made = calls.mock.calls.map(([input]) => {
    if (!(input instanceof Request)) throw new TypeError('The client sends requests.')
    return `${input.method.toLowerCase()} ${new URL(input.url).pathname}`
  })
  calls.mockRestore()
  const { paths } = parse(readFileSync('openapi/control.yaml', 'utf8'))
  const declared = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(Object(item))
      .filter((name) => name !== 'parameters')
      .map((method) => `${method} ${path}`),
  )
  expect([...new Set(made)].toSorted()).toEqual(declared.toSorted())
})

test.each([
  ['agent-41+slow', '?scenario=agent-41+slow&seed=7'],
  [
    '?scenario=agent-41+slow&seed=3&fault=getBalance:503',
    '?scenario=agent-41+slow&seed=3&fault=getBalance:503',
  ],
  [{ scenario: 'member', seed: 3 }, '?scenario=member&seed=3'],
])('a world is opened by %j', async (wanted, link) => {
  expect((await control('opened').world.open(wanted)).link).toBe(link)
})

test('the calls of its log can be expected', async () => {
  const { world, log } = control('called')
  const { visitor } = await world.open('member')
  await fetch(`${server.url}/wps/v2/wallets/balance`, {
    headers: {
      'x-mock-token': TOKEN,
      'x-mock-session': 'called',
      'x-session-token': visitor.token ?? '',
    },
  })
  expectCalls(await log(), [{ operation: 'getBalance', status: 200 }])
})

test('a refusal is an error with its status and the server’s sentence, and the world stays', async () => {
  const { world, clock } = control('refused')
  const before = await world.open('member')
  const refused = await world.open('membr').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ControlError)
  expect(refused).toMatchObject({
    status: 422,
    message: expect.stringMatching(/No scenario named "membr".*member/),
  })
  await expect(clock.advance('long')).rejects.toMatchObject({ status: 422 })
  expect(await world.get()).toEqual(before)
  const stranger = createControl(server.url).log()
  await expect(stranger).rejects.toMatchObject({
    status: 401,
    message: expect.stringContaining('This server needs a token'),
  })
})
