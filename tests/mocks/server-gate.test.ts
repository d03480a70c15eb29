// Who may call the HTTP server: by default this machine; others need its token.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isLoopback, isToken } from '#mocks/server/gate.ts'
import { type MockServer, startServer } from '#mocks/server.ts'

const TOKEN = 'a-token-of-some-length'
const LINK = { scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' }

let server: MockServer
beforeAll(async () => {
  server = await startServer({ ...LINK, host: '0.0.0.0', token: TOKEN })
})
afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { ...init, headers })

describe('where it listens', () => {
  const reaches = (port: number, host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host)
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })

  test('on this machine only by default, and then without a token', async () => {
    const own = await startServer(LINK)
    // 127.0.0.2 is another address of this machine; only a server that listens on all addresses is reached there.
    const reached = [await reaches(own.port, '127.0.0.1'), await reaches(own.port, '127.0.0.2')]
    expect([own.token, ...reached, await reaches(server.port, '127.0.0.2')]).toEqual([
      null,
      true,
      false,
      true,
    ])
    await own.close()
  })

  test('for others it creates a token if none is given, and refuses a short one', async () => {
    const [one, two] = await Promise.all([
      startServer({ ...LINK, host: '0.0.0.0' }),
      startServer({ ...LINK, host: '0.0.0.0' }),
    ])
    expect(one.token).toMatch(/^[\w-]{32}$/)
    expect(two.token).not.toBe(one.token)
    expect((await fetch(`${one.url}/__mock/scenarios`)).status).toBe(401)
    await Promise.all([one.close(), two.close()])
    await expect(startServer({ ...LINK, token: 'short' })).rejects.toThrow('at least 16 characters')
  })

  test('what counts as this machine', () => {
    expect(['localhost', '127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example', ''].some(isLoopback)).toBe(false)
  })
})

describe('the token', () => {
  test.each([
    ['none', {}],
    ['a wrong one', { 'x-mock-token': 'a-token-of-some-lengtH' }],
    ['a part of it', { authorization: 'Bearer a-token' }],
    ['a wrong cookie', { cookie: 'mock-token=%E0%A4' }],
    ['an empty one', { 'x-mock-token': '' }],
  ])('%s: 401 with a message, and no world is called', async (_, headers) => {
    const paths = ['/wps/v2/wallets/balance', '/__mock/world', '/__mock/sessions', '/demo-chat/']
    const before = server.worlds.of(null).log.entries().length
    for (const path of paths) {
      const answer = await ask(path, { ...headers, 'x-mock-session': 'stranger' })
      expect(answer.status, path).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/needs a token/) })
    }
    expect(server.worlds.sessions()).toEqual([])
    expect(server.worlds.of(null).log.entries()).toHaveLength(before)
  })

  test.each([
    ['a header of its own', { 'x-mock-token': TOKEN }],
    ['Authorization', { authorization: `Bearer ${TOKEN}` }],
    ['a cookie', { cookie: `mock-token=${TOKEN}` }],
  ])('%s is accepted, also for writes under another name of the machine', async (_, headers) => {
    const body = '{"fault":""}'
    const origin = 'https://qa.example'
    const answer = await ask('/__mock/faults', { ...headers, origin }, { method: 'PUT', body })
    expect(answer.status).toBe(200)
  })

  test('health and readiness are public, and a preflight is answered', async () => {
    await server.worlds.of(null).ready
    for (const path of ['/__mock/health', '/__mock/ready'])
      expect((await ask(path)).status).toBe(200)
    expect((await ask('/wps/v2/wallets/balance', {}, { method: 'OPTIONS' })).status).toBe(204)
  })

  test('a socket needs it too', async () => {
    const { token } = server.worlds.of(null).visitor
    const url = `${server.url.replace('http', 'ws')}/wps/socket?token=${token}`
    const statusOf = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        const socket = new WebSocket(url, { headers })
        socket.once('open', () => resolve('open')).once('open', () => socket.close())
        socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
        socket.on('error', () => undefined)
      })
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ 'x-mock-token': TOKEN })).toBe('open')
  })

  test('is compared completely, at any length', () => {
    expect(isToken(TOKEN, TOKEN)).toBe(true)
    expect(['', TOKEN.slice(1), `${TOKEN}x`].some((sent) => isToken(TOKEN, sent))).toBe(false)
  })
})
