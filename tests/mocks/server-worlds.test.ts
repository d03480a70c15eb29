// Which worlds the HTTP server keeps, and who may change the shared one.
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createControl } from '#mocks/control.ts'
import { createWorlds } from '#mocks/server/worlds.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

const LINK = { scenario: 'guest', seed: '7', clock: '2026-11-20T09:00:00Z' }

describe('sessions are dropped by their last use', () => {
  test('one in constant use is kept longer than later ones', () => {
    const worlds = createWorlds(LINK, { limits: { sessions: 3 } })
    const mine = worlds.of('mine')
    for (let n = 0; n < 6; n += 1) {
      worlds.of(`other ${n}`)
      expect(worlds.of('mine')).toBe(mine)
    }
    expect([worlds.isDropped('mine'), worlds.isDropped('other 0')]).toEqual([false, true])
  })

  test('and by their total size, but never the one in use', async () => {
    const worlds = createWorlds(LINK, { limits: { bytes: 1 } })
    await worlds.replace('first', LINK)
    const second = await worlds.replace('second', LINK)
    expect([worlds.isDropped('first'), worlds.isDropped('second')]).toEqual([true, false])
    expect(worlds.of('second')).toBe(second)
    expect(worlds.figures()).toMatchObject({ sessions: 1, dropped: { room: 1, unused: 0 } })
  })

  test('and after a time without use, unless a socket is open', async () => {
    let now = 0
    const worlds = createWorlds(LINK, { limits: { idle: 1000 }, now: () => now })
    const open = worlds.of('open')
    const leave = open.sockets.add({
      memberId: null,
      send: () => undefined,
      close: () => undefined,
    })
    worlds.of('old')
    now = 600
    const young = worlds.of('young')
    now = 1500
    expect(worlds.of('young')).toBe(young)
    expect(worlds.isDropped('old')).toBe(true)
    expect(worlds.of('open')).toBe(open)
    leave()
    now = 3000
    worlds.of('other')
    expect(worlds.sessions().map(({ name }) => name)).toEqual(['other'])
    expect(worlds.figures().dropped).toEqual({ unused: 3, room: 0 })
    await worlds.stop()
  })
})

describe('over HTTP', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await startServer({ ...LINK, scenario: 'member', limits: { sessions: 3 } })
  })
  afterAll(() => server.close())

  test('a dropped session is reported in every answer, until a world is chosen', async () => {
    const { world } = createControl(server.url, { session: 'old' })
    const { visitor } = await world.open('agent-1')
    for (let n = 0; n < 3; n += 1) server.worlds.of(`other ${n}`)
    const call = () =>
      fetch(`${server.url}/wps/v2/wallets/balance`, {
        headers: { 'x-mock-session': 'old', 'x-session-token': visitor.token ?? '' },
      })
    const lost = await call()
    expect(lost.status).toBe(401)
    expect(lost.headers.get('x-mock-dropped')).toMatch(/was dropped/)
    expect(await lost.json()).toMatchObject({
      errorCode: 'session.expired',
      message: expect.stringMatching(/was dropped/),
    })
    await world.open('agent-1')
    expect((await call()).headers.has('x-mock-dropped')).toBe(false)
  })

  const send = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = httpRequest(`${server.url}${path}`, { method, headers }, (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode))
      })
      outgoing.on('error', reject).end(method === 'PUT' ? '{"scenario":"guest"}' : undefined)
    })

  test.each([
    ['host', 'portal.example'],
    ['host', '127.0.0.1.portal.example:4010'],
    ['origin', 'https://portal.example'],
    ['origin', 'null'],
  ])('a foreign %s %s changes only a world of its own', async (name, value) => {
    const before = server.worlds.of(null)
    const headers = { [name]: value }
    expect(await send('PUT', '/__mock/world', headers)).toBe(403)
    expect(await send('POST', '/wps/session/logout', headers)).toBe(403)
    expect(await send('GET', '/wps/game/launchGame', headers)).toBe(403)
    expect(await send('GET', '/__mock/scenarios', headers)).toBe(200)
    expect(server.worlds.of(null)).toBe(before)
    const own = { ...headers, 'x-mock-session': 'foreign' }
    expect(await send('PUT', '/__mock/world', own)).toBe(200)
  })

  test.each([
    [
      'headers above 16 KiB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['something other than HTTP', 'hello\r\n\r\n', 400],
  ])('%s: refused in the envelope', async (_, sent, status) => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1')
      let received = ''
      socket.on('error', reject).on('data', (chunk) => {
        received += String(chunk)
      })
      socket.on('end', () => resolve(received)).write(sent)
    })
    expect(Number(text.split(' ')[1])).toBe(status)
    expect(JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? 'null')).toMatchObject({
      success: false,
      errorCode: 'request.invalid',
      traceId: expect.stringMatching(/^tr-/),
    })
  })
})
