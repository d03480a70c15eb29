// Sessions that are stored in a folder survive a restart of the HTTP server.
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWorld } from '#mocks/create-world.ts'
import { createSessionStore, RETRY, toFileName } from '#mocks/server/session-store.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

const LINK = { scenario: 'guest', seed: 7 }
const DAY = 24 * 60 * 60

let folder = ''
let keep = ''
const servers: MockServer[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keep-'))
  keep = join(folder, 'sessions')
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

async function start(limits = {}): Promise<MockServer> {
  const server = await startServer({ ...LINK, keep, limits })
  servers.push(server)
  return server
}
async function restart(limits = {}): Promise<MockServer> {
  await servers.pop()?.close()
  return start(limits)
}
const ask = async (server: MockServer, session: string, path: string, init: RequestInit = {}) => {
  const headers = { 'x-mock-session': session, ...init.headers }
  const response = await fetch(server.url + path, { ...init, headers })
  return { dropped: response.headers.has('x-mock-dropped'), body: await response.json() }
}
const put = (server: MockServer, session: string, what: string, body: unknown) =>
  ask(server, session, `/__mock/${what}`, { method: 'PUT', body: JSON.stringify(body) })
const snapshot = async (server: MockServer, session: string) =>
  (await ask(server, session, '/__mock/snapshot')).body

/** Changes a session: another world, another time, a fault and a favourite. */
async function live(server: MockServer, session: string) {
  const { body } = await put(server, session, 'world', { scenario: 'agent-41', seed: 3 })
  await put(server, session, 'clock', { advance: '90m' })
  const headers = { 'x-session-token': body.visitor.token, 'x-merchant': 'suborno' }
  const [game] = server.worlds.of(session).catalogue.all()
  const liked = await ask(server, session, '/wps/relay/favoriteGame', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ nodeId: game?.nodeId }),
  })
  expect(liked.body).toMatchObject({ success: true })
  await put(server, session, 'faults', { fault: 'getBalance:503' })
}
const files = () => readdirSync(keep).toSorted()

test('a session continues after a restart with its rows, its time and its faults; no other is changed', async () => {
  const first = await start()
  await live(first, 'mine')
  await put(first, 'other', 'world', { scenario: 'member' })
  const before = await snapshot(first, 'mine')
  expect(before.rows.favorites.length).toBeGreaterThan(0)
  const second = await restart()
  expect(await snapshot(second, 'mine')).toEqual(before)
  const world = (await ask(second, 'mine', '/__mock/world')).body
  expect(world.link).toMatch(/scenario=agent-41&seed=3/)
  const headers = { 'x-session-token': world.visitor.token }
  const balance = await fetch(`${second.url}/wps/v2/wallets/balance`, {
    headers: { ...headers, 'x-mock-session': 'mine' },
  })
  expect(balance.status).toBe(503)
  expect((await ask(second, 'other', '/__mock/world')).body.link).toMatch(/scenario=member/)
})

test('changes are written while the server runs, complete, one file per session', async () => {
  const server = await start()
  await live(server, 'mine')
  await expect.poll(files).toEqual([toFileName('mine')])
  await expect
    .poll(() => JSON.parse(readFileSync(join(keep, toFileName('mine')), 'utf8')))
    .toMatchObject({ session: 'mine', fault: 'getBalance:503' })
})

test('an evicted session is restored from its file, and not reported as dropped', async () => {
  const server = await start({ sessions: 1 })
  await live(server, 'mine')
  const before = await snapshot(server, 'mine')
  await ask(server, 'other', '/__mock/world')
  expect(server.worlds.sessions().map(({ name }) => name)).toEqual(['other'])
  const [one, two] = await Promise.all([
    ask(server, 'mine', '/__mock/snapshot'),
    ask(server, 'mine', '/__mock/world'),
  ])
  expect(one.body).toEqual(before)
  expect([one.dropped, two.dropped, two.body.link]).toEqual([
    false,
    false,
    expect.stringMatching(/agent-41/),
  ])
})

test('a name is never used as a path', async () => {
  const names = ['../outside', '/etc/passwd', '..', 'a/b', 'C:\\x', 'con', '%2e%2e%2f', '__proto__']
  const server = await start()
  for (const name of names) await ask(server, name, '/__mock/world')
  await restart()
  expect(files()).toEqual(names.map(toFileName).toSorted())
  expect(files().every((name) => /^[0-9a-f]{40}\.json$/.test(name))).toBe(true)
  expect(readdirSync(dirname(keep))).toEqual(['sessions'])
})

test.each([
  ['no JSON', () => '{"session": "mine", "snap', /JSON/],
  ['another format', () => '[]', /expected object/],
  ['of another session', (text: string) => text.replace('"mine"', '"yours"'), /another session/],
  ['of an unknown scenario', (text: string) => text.replace('agent-41', 'agent-x'), /agent-x/],
  [
    'with an invalid row',
    (text: string) => text.replace('"favorites":[{', '"favorites":[{"memberId":[]},{'),
    /table favorites is not/,
  ],
])('a broken file (%s) is reported and set aside, others are used', async (_, spoil, reason) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = await start()
  await live(first, 'mine')
  await put(first, 'other', 'world', { scenario: 'member' })
  await servers.pop()?.close()
  const path = join(keep, toFileName('mine'))
  writeFileSync(path, spoil(readFileSync(path, 'utf8')))
  const second = await start()
  expect((await ask(second, 'mine', '/__mock/world')).body.link).toBe('?scenario=guest&seed=7')
  expect(errors.mock.calls).toEqual([[expect.stringContaining(path)]])
  expect(String(errors.mock.calls[0])).toMatch(reason)
  expect(files()).toContain(`${toFileName('mine')}.broken`)
  expect((await ask(second, 'other', '/__mock/world')).body.link).toMatch(/scenario=member/)
})

test('files unused for long are deleted at the next start, and nothing else is', async () => {
  const first = await start()
  for (const session of ['old', 'new']) await ask(first, session, '/__mock/world')
  await servers.pop()?.close()
  const long = Date.now() / 1000 - 31 * DAY
  writeFileSync(join(keep, 'notes.txt'), 'Not ours.')
  for (const name of [toFileName('old'), 'notes.txt']) utimesSync(join(keep, name), long, long)
  await start()
  expect(files()).toEqual([toFileName('new'), 'notes.txt'].toSorted())
})

describe('a session whose file could not be written', () => {
  const away = () => renameSync(keep, `${keep}.away`)
  const back = () => renameSync(`${keep}.away`, keep)
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unstored = async (server: MockServer) => {
    const { body } = await ask(server, 'looking', '/__mock/sessions')
    const states: { name: string; unstored: string | null }[] = body
    return states.find(({ name }) => name === 'mine')?.unstored
  }

  test('is named by /__mock/, and is stored at an orderly stop', async () => {
    const errors = silent()
    const first = await start()
    away()
    await live(first, 'mine')
    await expect.poll(() => unstored(first)).toMatch(/ENOENT/)
    const page = await (await fetch(`${first.url}/__mock/`)).text()
    expect(page).toMatch(/Not stored yet: 1 of \d sessions/)
    expect(page).toMatch(/mine.*<br>Not stored: ENOENT/)
    const before = await snapshot(first, 'mine')
    back()
    expect(await snapshot(await restart(), 'mine')).toEqual(before)
    expect(errors.mock.calls).toEqual([[expect.stringContaining('is tried again')]])
  })

  test('stays in memory, whatever needs the room', async () => {
    silent()
    const server = await start({ sessions: 1 })
    await live(server, 'mine')
    const before = await snapshot(server, 'mine')
    away()
    await put(server, 'mine', 'faults', { fault: '' })
    await ask(server, 'other', '/__mock/world')
    await expect.poll(() => unstored(server)).toMatch(/ENOENT/)
    expect(await snapshot(server, 'mine')).toEqual(before)
    back()
  })

  test('is tried again by itself', async () => {
    silent()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const keeper = await createSessionStore(keep)
    away()
    keeper.note('mine', createWorld(LINK))
    await keeper.flush()
    expect([...keeper.unstored.keys()]).toEqual(['mine'])
    back()
    await vi.advanceTimersByTimeAsync(RETRY)
    vi.useRealTimers()
    await expect.poll(files).toEqual([toFileName('mine')])
    await expect.poll(() => keeper.unstored.size).toBe(0)
  })

  test('that cannot be stored at the stop either is named', async () => {
    const errors = silent()
    const server = await start()
    away()
    await live(server, 'mine')
    await servers.pop()?.close()
    expect(errors).toHaveBeenLastCalledWith('Stopped without storing: mine')
    back()
  })
})
