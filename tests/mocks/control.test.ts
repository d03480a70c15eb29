import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { ControlError, createControl } from '#mocks/control.ts'
import { expectCalls } from '#mocks/expect-calls.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { readHar } from './har/recordings.ts'

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
  const { id } = await all.breakpoints.set('getVip', { point: 'answer', seconds: 5 })
  expect(await all.breakpoints.list()).toEqual({
    breakpoints: [{ id, target: 'getVip', point: 'answer', seconds: 5 }],
    waiting: [],
  })
  await all.breakpoints.remove(id)
  await all.breakpoints.remove()
  await expect(all.breakpoints.decide(1, { action: 'continue' })).rejects.toThrow(
    'No call 1 waits.',
  )
  await expect(all.back(1)).rejects.toThrow('The world before call 1 is not kept.')
  const loaded = await all.recording.load(JSON.parse(readHar('chrome')), { repeat: 'same' })
  expect(loaded).toMatchObject({ repeat: 'same', sessions: 1, calls: { length: 6 } })
  expect(await all.recording.get()).toEqual(loaded)
  expect(await all.recording.remove()).toBeNull()
  const { link } = await all.world.get()
  expect(await all.restore(await all.snapshot())).toBe(link)
  const made = calls.mock.calls.map(([input]) => {
    if (!(input instanceof Request)) throw new TypeError('The client sends requests.')
    return `${input.method.toLowerCase()} ${new URL(input.url).pathname.replace(/\d+(?=\/|$)/, '{id}')}`
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

test('it returns to before a call, and the way not taken can be restored', async () => {
  const { world, clock, log, back, snapshot, restore } = control('back')
  const { visitor } = await world.open('member')
  const now = await clock.set('2026-11-20T09:00:00Z')
  const call = (path: string, method = 'GET') =>
    fetch(server.url + path, {
      method,
      headers: {
        'x-mock-token': TOKEN,
        'x-mock-session': 'back',
        'x-session-token': visitor.token ?? '',
      },
    })
  const before = await snapshot()
  await call('/wps/session/logout', 'DELETE')
  await clock.advance('1d')
  expect((await call('/wps/v2/wallets/balance')).status).toBe(401)
  const taken = await snapshot()
  const [first] = await log()
  expect(await back(first?.n ?? 0)).toBe(now)
  expect(await snapshot()).toEqual(before)
  expect(await log()).toEqual([])
  expect((await call('/wps/v2/wallets/balance')).status).toBe(200)
  await restore(taken)
  expect(await snapshot()).toEqual(taken)
})

describe('calls that wait at a breakpoint', () => {
  const readBalance = async (session: string, signal: AbortSignal | null = null) => {
    const { visitor } = await control(session).world.get()
    const headers = {
      'x-mock-token': TOKEN,
      'x-mock-session': session,
      'x-session-token': visitor.token ?? '',
    }
    return fetch(`${server.url}/wps/v2/wallets/balance`, { headers, signal })
  }
  /** Calls wait in a session of this name. */
  async function stopCalls(session: string, count: number, signal?: AbortSignal) {
    const { world, breakpoints } = control(session)
    await world.open('member')
    await breakpoints.set('getBalance', { point: 'answer' })
    const calls = Array.from({ length: count }, () => readBalance(session, signal))
    const waiting = async () => (await breakpoints.list()).waiting
    await expect.poll(async () => (await waiting()).length).toBe(count)
    return { calls, breakpoints, waiting, world }
  }

  test('are decided about one by one, in any order', async () => {
    const { calls, breakpoints, waiting } = await stopCalls('waits', 2)
    const [first, second] = await waiting()
    const wrong = { action: 'continue', edit: { status: 200, body: { success: true } } } as const
    await expect(breakpoints.decide(second?.id ?? 0, wrong)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('must have required property'),
    })
    await breakpoints.decide(second?.id ?? 0, { action: 'fail', fault: '503' })
    expect((await Promise.race(calls)).status).toBe(503)
    expect(await waiting()).toEqual([expect.objectContaining({ id: first?.id })])
    await breakpoints.decide(first?.id ?? 0, { action: 'drop' })
    expect((await Promise.allSettled(calls)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
    ])
  })

  test('leave when their caller gives up', async () => {
    const caller = new AbortController()
    const { calls, waiting } = await stopCalls('gives-up', 1, caller.signal)
    caller.abort()
    await expect(calls[0]).rejects.toThrow()
    await expect.poll(waiting).toEqual([])
    expect((await control('gives-up').log()).at(-1)?.marks).toEqual(['held:left'])
  })

  test('continue when their world is replaced', async () => {
    const { calls, world } = await stopCalls('replaced', 1)
    await world.open('guest')
    expect((await calls[0])?.status).toBe(200)
  })
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
