// Several processes of the HTTP server at one address.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startProcesses } from '#scripts/mock-processes.mjs'
import { placeOf } from '#scripts/mock-router.mjs'

const TOKEN = 'a-token-of-some-length'
const keep = mkdtempSync(join(tmpdir(), 'processes-'))
/** Session names: two belong to the first process and two to the second. */
const [FIRST = '', FIRST_TOO = ''] = namesIn(0)
const [SECOND = '', SECOND_TOO = ''] = namesIn(1)
const ALL = [FIRST, FIRST_TOO, SECOND, SECOND_TOO]

function namesIn(place: number) {
  const names = Array.from({ length: 20 }, (_, n) => `session-${n}`)
  return names.filter((name) => placeOf(name, 2) === place)
}

let server: Awaited<ReturnType<typeof startProcesses>>
beforeAll(async () => {
  const link = { scenario: 'guest', seed: 7, clock: '2026-11-20T09:00:00Z' }
  server = await startProcesses({ ...link, processes: 2, port: 0, token: TOKEN, keep })
})
afterAll(async () => {
  await server.close()
  rmSync(keep, { recursive: true })
})

const ask = (path: string, session: string | null, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: {
      'x-mock-token': TOKEN,
      'content-type': 'application/json',
      connection: 'close',
      ...(session !== null && { 'x-mock-session': session }),
      ...init.headers,
    },
  })
const put = async (session: string | null, what: string, body: unknown) => {
  const init = { method: 'PUT', body: JSON.stringify(body) }
  return (await ask(`/__mock/${what}`, session, init)).json()
}
const linkOf = async (session: string | null, headers = {}) =>
  (await (await ask('/__mock/world', session, { headers })).json()).link

describe('a session', () => {
  test('stays in its process, by whatever connection a call comes', async () => {
    const seeds = ALL.map((name, at) => [name, 10 + at] as const)
    for (const [name, seed] of seeds) await put(name, 'world', { scenario: 'member', seed })
    for (const [name, seed] of [...seeds, ...seeds])
      expect(await linkOf(name)).toBe(`?scenario=member&seed=${seed}`)
    expect(await linkOf(null, { cookie: `mock-session=${SECOND}` })).toBe(await linkOf(SECOND))
  })

  test('none means the shared world, which is one', async () => {
    await put(null, 'world', { scenario: 'agent-1', seed: 5 })
    const links = await Promise.all(Array.from({ length: 4 }, () => linkOf(null)))
    expect(new Set(links)).toEqual(new Set(['?scenario=agent-1&seed=5']))
  })

  test('has its socket in its process too', async () => {
    for (const name of [FIRST, SECOND]) {
      const { visitor } = await put(name, 'world', { scenario: 'member' })
      const url = `${server.url.replace('http', 'ws')}/wps/socket?token=${visitor.token}`
      const socket = new WebSocket(`${url}&mock-session=${name}`, {
        headers: { 'x-mock-token': TOKEN },
      })
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      const left = new Promise((resolve) => socket.once('close', resolve))
      await put(name, 'world', { scenario: 'guest' })
      expect(await left).toBe(1012)
    }
  })

  test('offline is cut off, and bodies are passed on completely', async () => {
    const { visitor } = await put(SECOND_TOO, 'world', { scenario: 'member+offline' })
    const headers = { 'x-session-token': visitor.token }
    await expect(ask('/wps/v2/wallets/balance', SECOND_TOO, { headers })).rejects.toThrow('fetch')
    const snapshot: unknown = await (await ask('/__mock/snapshot', FIRST)).json()
    expect(await put(FIRST, 'snapshot', snapshot)).toEqual({
      link: Reflect.get(Object(snapshot), 'link'),
    })
    const large = await ask('/__mock/world', FIRST, { method: 'PUT', body: 'x'.repeat(11_000_000) })
    expect(large.status).toBe(413)
  })
})

describe('all processes', () => {
  test('are ready, list all sessions and count them by process', async () => {
    expect((await ask('/__mock/ready', null)).status).toBe(200)
    const sessions: { name: string }[] = await (await ask('/__mock/sessions', null)).json()
    expect(sessions.map(({ name }) => name).toSorted()).toEqual(ALL.toSorted())
    const text = await (await ask('/__mock/metrics', null)).text()
    expect(text).toContain('mock_sessions{process="1"} 2\nmock_sessions{process="2"} 2\n')
    expect(text.match(/# TYPE mock_sessions /g)).toHaveLength(1)
  })

  test('ask strangers for the token, in front and behind', async () => {
    const headers = { 'x-mock-token': 'another-token-than-that' }
    for (const path of ['/__mock/metrics', '/__mock/sessions', '/wps/v2/wallets/balance'])
      expect((await ask(path, SECOND, { headers })).status, path).toBe(401)
    expect((await ask('/__mock/health', null, { headers })).status).toBe(200)
  })

  test('a wrong link is a message, and no process is left running', async () => {
    const wrong = startProcesses({ processes: 2, port: 0, scenario: 'membr' })
    await expect(wrong).rejects.toThrow(/no scenario "membr"/)
  })
})

test('a process that ends is restarted, and its sessions are restored from their files', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await put(SECOND, 'world', { scenario: 'agent-41', seed: 3 })
  const [, second] = server.workers
  const before = second?.port
  const ended = new Promise((resolve) => second?.child?.once('exit', resolve))
  second?.child?.kill('SIGTERM')
  await ended
  const away = await ask('/__mock/world', SECOND)
  expect([away.status, await away.json()]).toEqual([
    503,
    { message: expect.stringMatching(/starting again/) },
  ])
  expect((await ask('/__mock/ready', null)).status).toBe(503)
  expect((await ask('/__mock/world', FIRST)).status).toBe(200)
  await expect.poll(async () => (await ask('/__mock/ready', null)).status).toBe(200)
  expect(second?.port).not.toBe(before)
  expect(await linkOf(SECOND)).toBe('?scenario=agent-41&seed=3')
  expect(String(errors.mock.calls)).toMatch(/started again/)
  vi.restoreAllMocks()
})
