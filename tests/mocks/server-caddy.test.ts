// The Caddy configuration in front of a team's fake backend.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SESSION_COOKIE } from '#mocks/server/session.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { caddyVersion, startMockCaddy } from '#tests/harness/run-caddy.ts'
import { loadServer } from '#tests/harness/server-load.ts'

test('keeps a session by the same names as the fake backend, and never moves one', () => {
  const recipe = readFileSync('deploy/mock.Caddyfile', 'utf8')
  for (const place of [`query ${SESSION_COOKIE}=*`, `cookie.${SESSION_COOKIE}}`])
    expect(recipe).toContain(place)
  expect(recipe).toMatch(/lb_policy header x-mock-session/)
  expect(recipe).not.toMatch(/health_(uri|interval)|lb_policy (random|round_robin|least_conn)/)
})

test('the compose file names a container for each of the servers that it starts', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const scale = Number(/--scale mock=(\d+)/.exec(compose)?.[1])
  expect(compose.match(/portal-mock-\d+:4010/g)).toEqual(
    Array.from({ length: scale }, (_, n) => `portal-mock-${n + 1}:4010`),
  )
})

describe.runIf(caddyVersion() !== null)('where there is a Caddy', () => {
  const servers: MockServer[] = []
  let caddy: Awaited<ReturnType<typeof startMockCaddy>>
  beforeAll(async () => {
    servers.push(await startServer({ seed: 1 }), await startServer({ seed: 2 }))
    caddy = await startMockCaddy(servers.map(({ port }) => `127.0.0.1:${port}`))
  })
  afterAll(async () => {
    await caddy.stop()
    await Promise.all(servers.map((server) => server.close()))
  })
  const names = Array.from({ length: 12 }, (_, n) => `team-${n}`)
  const linkOf = async (headers: Record<string, string>) =>
    (await (await fetch(`${caddy.url}/__mock/world`, { headers })).json()).link

  test('a session has one machine, by header and by cookie, and sessions are distributed over machines', async () => {
    for (const name of names) {
      const link = await linkOf({ 'x-mock-session': name })
      const again = await linkOf({ 'x-mock-session': name })
      expect([again, await linkOf({ cookie: `a=b; mock-session=${name}` })]).toEqual([link, link])
    }
    const counts = servers.map(({ worlds }) => worlds.figures().sessions)
    expect(counts.reduce((sum, one) => sum + one)).toBe(names.length)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('calls without a session go to the first machine', async () => {
    const links = await Promise.all(Array.from({ length: 6 }, () => linkOf({})))
    expect(new Set(links)).toEqual(new Set(['?scenario=normal&seed=1']))
  })

  test('a socket reaches the machine of its session', async () => {
    for (const name of names.slice(0, 4)) {
      const socket = new WebSocket(
        `${caddy.url.replace('http', 'ws')}/wps/socket?mock-session=${name}`,
      )
      // The world closes this socket, because no member is logged in.
      expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(4401)
    }
    const sessions = servers.map(({ worlds }) => worlds.figures().sessions)
    expect(sessions.reduce((sum, one) => sum + one)).toBe(names.length)
  })
})

describe.runIf(caddyVersion() !== null)('servers that share a folder, behind Caddy', () => {
  const SESSIONS = 12
  const keep = mkdtempSync(join(tmpdir(), 'team-'))
  afterAll(() => rmSync(keep, { recursive: true, force: true }))

  test('mix no sessions, and lose no write when one of them is started again', async () => {
    const limits = { sessions: SESSIONS, bytes: 64 * 2 ** 30 }
    const clock = '2026-11-20T09:00:00Z'
    const start = (port = 0) => startServer({ clock, keep, limits, port })
    const servers = [await start(), await start(), await start()]
    const games = servers[0]?.worlds.of(null).catalogue.all() ?? []
    const caddy = await startMockCaddy(servers.map(({ port }) => `127.0.0.1:${port}`))
    const restart = async (round: number) => {
      const at = round % servers.length
      const port = servers[at]?.port
      await servers[at]?.close()
      servers[at] = await start(port)
    }
    const mistakes = await loadServer({
      url: caddy.url,
      sessions: SESSIONS,
      calls: 9,
      games: games.map(({ nodeId }) => nodeId),
      onRound: restart,
    })
    await caddy.stop()
    await Promise.all(servers.map((server) => server.close()))
    expect(mistakes).toEqual([])
  })
})
