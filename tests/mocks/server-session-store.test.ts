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
import { createControl } from '#mocks/control.ts'
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
const control = (server: MockServer, session: string) => createControl(server.url, { session })
const linkOf = async (server: MockServer, session: string) =>
  (await control(server, session).world.get()).link

/** Changes a session: another world, another time, a fault and a favourite. */
async function live(server: MockServer, session: string) {
  const { world, clock, faults } = control(server, session)
  const { visitor } = await world.open({ scenario: 'agent-41', seed: 3 })
  await clock.advance('90m')
  const [game] = server.worlds.of(session).catalogue.all()
  const liked = await fetch(`${server.url}/wps/relay/favoriteGame`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-merchant': 'suborno',
      'x-mock-session': session,
      'x-session-token': visitor.token ?? '',
    },
    body: JSON.stringify({ nodeId: game?.nodeId }),
  })
  expect(await liked.json()).toMatchObject({ success: true })
  await faults('getBalance:503')
}
const files = () => readdirSync(keep).toSorted()

test('a session continues after a restart with its rows, its time and its faults; no other is changed', async () => {
  const first = await start()
  await live(first, 'mine')
  await control(first, 'other').world.open('member')
  const before = await control(first, 'mine').snapshot()
  expect(before.rows.favorites).not.toEqual([])
  const second = await restart()
  expect(await control(second, 'mine').snapshot()).toEqual(before)
  const { link, visitor } = await control(second, 'mine').world.get()
  expect(link).toMatch(/scenario=agent-41&seed=3/)
  const balance = await fetch(`${second.url}/wps/v2/wallets/balance`, {
    headers: { 'x-mock-session': 'mine', 'x-session-token': visitor.token ?? '' },
  })
  expect(balance.status).toBe(503)
  expect(await linkOf(second, 'other')).toMatch(/scenario=member/)
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
  const before = await control(server, 'mine').snapshot()
  await linkOf(server, 'other')
  expect(server.worlds.sessions().map(({ name }) => name)).toEqual(['other'])
  const { snapshot, world } = control(server, 'mine')
  const headers = { 'x-mock-session': 'mine' }
  const [rows, { link }, call] = await Promise.all([
    snapshot(),
    world.get(),
    fetch(`${server.url}/wps/system/status`, { headers }),
  ])
  expect(rows).toEqual(before)
  expect(link).toMatch(/agent-41/)
  expect(call.headers.has('x-mock-dropped')).toBe(false)
})

test('a name is never used as a path', async () => {
  const names = ['../outside', '/etc/passwd', '..', 'a/b', 'C:\\x', 'con', '%2e%2e%2f', '__proto__']
  const server = await start()
  for (const name of names) await linkOf(server, name)
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
  await control(first, 'other').world.open('member')
  await servers.pop()?.close()
  const path = join(keep, toFileName('mine'))
  writeFileSync(path, spoil(readFileSync(path, 'utf8')))
  const second = await start()
  expect(await linkOf(second, 'mine')).toBe('?scenario=guest&seed=7')
  expect(errors.mock.calls).toEqual([[expect.stringContaining(path)]])
  expect(String(errors.mock.calls[0])).toMatch(reason)
  expect(files()).toContain(`${toFileName('mine')}.broken`)
  expect(await linkOf(second, 'other')).toMatch(/scenario=member/)
})

test('files unused for long are deleted at the next start, and nothing else is', async () => {
  const first = await start()
  for (const session of ['old', 'new']) await linkOf(first, session)
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
    const sessions = await control(server, 'looking').sessions()
    return sessions.find(({ name }) => name === 'mine')?.unstored
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
    const before = await control(first, 'mine').snapshot()
    back()
    expect(await control(await restart(), 'mine').snapshot()).toEqual(before)
    expect(errors.mock.calls).toEqual([[expect.stringContaining('is tried again')]])
  })

  test('stays in memory, whatever needs the room', async () => {
    silent()
    const server = await start({ sessions: 1 })
    await live(server, 'mine')
    const before = await control(server, 'mine').snapshot()
    away()
    await control(server, 'mine').faults('')
    await linkOf(server, 'other')
    await expect.poll(() => unstored(server)).toMatch(/ENOENT/)
    expect(await control(server, 'mine').snapshot()).toEqual(before)
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
