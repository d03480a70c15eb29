import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#mocks/contract/operation.ts'
import { type MockServer, startServer } from '#mocks/server.ts'
import { send } from './flows.ts'
import { call, createTestWorld, lastEntry } from './helpers.ts'
import { openOne, spin } from './refusals/prizes.ts'
import { callEnvelope } from './requests.ts'

const RESULTS = '/lgw/lottery/bets?gameCode=PADMA-536&pageSize=10'

describe('numbers are read only in plain notation', () => {
  test.each(['1e309', '-1e309', '0x5', '%205', '5%20', '1e1', '05', '99999999999999999999', ''])(
    'a page "%s" is refused',
    async (page) => {
      const world = await createTestWorld('member')
      const { status, value } = await callEnvelope(world, 'GET', `${RESULTS}&pageNo=${page}`)
      expect(status).toBe(422)
      expect(value).toMatchObject({ violations: [{ path: '/query/pageNo' }] })
    },
  )

  test('a plain one is read', async () => {
    const world = await createTestWorld('member')
    expect((await callEnvelope(world, 'GET', `${RESULTS}&pageNo=2`)).value).toMatchObject({
      pageNo: 2,
    })
  })

  test.each(['1e309', '9007199254740993', '-1e309'])('%s in a body is refused', async (number) => {
    const world = await createTestWorld('member')
    const response = await world.handle(
      new Request('http://localhost/wps/relay/favoriteGame', {
        method: 'POST',
        headers: {
          'x-session-token': world.visitor.token ?? '',
          'x-merchant': 'suborno',
          'content-type': 'application/json',
        },
        body: `{"nodeId":${number}}`,
      }),
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      value: { violations: [{ path: '/body/nodeId' }] },
    })
  })

  test.each(['1e309', 'Infinity', '0x5.00', ' 5.00', '5', '5.0', '1e2.00', '5.00\n', '٥.٠٠'])(
    'no amount is written as "%s"',
    async (stake) => {
      const world = await createTestWorld('member')
      const body = { sessionId: 'play-00000001', roundId: 'round-00000001', stake }
      const { status, value } = await send(world, 'playRound', body, world.visitor.token)
      expect(status).toBe(422)
      expect(value).toMatchObject({ violations: [{ path: '/body/stake' }] })
    },
  )

  test.each(['0x5', ' 5', '1e3', '-1', '4294967296'])(
    'no seed is written as "%s"',
    async (seed) => {
      await expect(createTestWorld('member', { seed })).rejects.toThrow(/is not a seed/)
    },
  )
})

/** Property names that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

describe('names that objects inherit are unknown', () => {
  test.each(INHERITED)('a parameter "%s" is refused, even if it is repeated', async (name) => {
    const world = await createTestWorld('member')
    for (const path of ['/wps/v2/wallets/balance?', `${RESULTS}&pageNo=1&`]) {
      for (const query of [`${name}=1`, `${name}=1&${name}=2`]) {
        const { status, value } = await callEnvelope(world, 'GET', `${path}${query}`)
        expect(status, `${path}${query}`).toBe(422)
        expect(value).toMatchObject({ violations: [{ path: expect.stringMatching(/^\/query/) }] })
      }
    }
  })

  test.each(INHERITED)('a field "%s" of a body is refused', async (name) => {
    const world = await createTestWorld('member')
    const response = await world.handle(
      new Request('http://localhost/wps/relay/favoriteGame', {
        method: 'POST',
        headers: {
          'x-session-token': world.visitor.token ?? '',
          'x-merchant': 'suborno',
          'content-type': 'application/json',
        },
        body: `{"nodeId":301,"${name}":1}`,
      }),
    )
    expect(response.status).toBe(422)
  })
})

describe('unreadable input is refused with a reason', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', 'anything'],
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"',
    ],
    ['empty', 'multipart/form-data; boundary=b', ''],
  ])('form data %s', async (_, type, body) => {
    const world = await createTestWorld('member')
    const headers = { 'content-type': type, 'x-session-token': world.visitor.token ?? '' }
    const request = new Request('http://localhost/wps/upload', { method: 'POST', headers, body })
    const response = await world.handle(request)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ value: { violations: [{ path: '/body' }] } })
  })

  test('an unlimited body is refused, and the log can be shown', async () => {
    const world = await createTestWorld('member')
    const depth = 200_000
    const response = await world.handle(
      new Request('http://localhost/wps/relay/favoriteGame', {
        method: 'POST',
        headers: {
          'x-session-token': world.visitor.token ?? '',
          'content-type': 'application/json',
        },
        body: `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`,
      }),
    )
    expect(response.status).toBe(422)
    expect(lastEntry(world)?.reason).toBe('/body is nested too deeply')
    expect(() => JSON.stringify(world.log.entries())).not.toThrow()
  })

  test("an envelope's key is not valid for the wheel", async () => {
    const world = await createTestWorld('member')
    await openOne(world, 301, 'envelope-key-1')
    expect((await spin(world, 'envelope-key-1')).status).toBe(409)
  })

  test('another method on a path of the contract is 405 with the allowed ones', async () => {
    const world = await createTestWorld('member')
    const { status, body, response } = await call(world, 'DELETE', '/wps/relay/wheel')
    expect([status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(body).toMatchObject({ success: false, value: null, errorCode: 'request.invalid' })
  })

  test('a failing handler is reported without its stack', async () => {
    const world = await createTestWorld('member', { onBreach: 'report' })
    const print = console.error
    const printed: unknown[] = []
    console.error = (error: unknown) => printed.push(error)
    const broken = operation(world, 'getBalance', () => {
      throw new TypeError('no wallet')
    })
    const request = new Request('http://localhost/wps/v2/wallets/balance', {
      headers: { 'x-session-token': world.visitor.token ?? '' },
    })
    const result = await broken.run({ request, requestId: '1' })
    console.error = print
    const text = (await result?.response?.text()) ?? ''
    expect(text).toContain('no wallet')
    expect(text).not.toMatch(/\.ts|\bat /)
    expect(printed[0]).toMatchObject({ cause: { message: 'no wallet' } })
  })
})

describe('over HTTP', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
  })
  afterAll(() => server.close())

  /** Sends a raw request line that no client would send. */
  const raw = (line: string, host = '127.0.0.1') =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1')
      let text = ''
      socket.on('error', reject).on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('end', () => {
        const body: unknown = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? 'null')
        resolve({ status: Number(text.split(' ')[1]), body })
      })
      socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
  const refusal = { success: false, value: null, traceId: expect.stringMatching(/^tr-/) }

  test.each([
    ['TRACE /wps/member/info', 405],
    ['GET //', 404],
    ['GET //wps//member', 404],
    ['GET /wps/%zz', 404],
    ['GET /%00', 404],
    ['GET http://', 400],
    ['GET /nothing', 404],
  ])('%s is %i in the envelope', async (line, status) => {
    const answer = await raw(line)
    expect(answer).toEqual({ status, body: expect.objectContaining(refusal) })
  })

  test('an invalid host is 400', async () => {
    expect(await raw('GET /wps/member/info', 'a b')).toMatchObject({ status: 400, body: refusal })
  })

  test.each([true, false])(
    'a body above 10 MiB is 413, with declared length: %s',
    async (isDeclared) => {
      const size = 10 * 1024 * 1024 + 1
      const answer = await new Promise<{ status: number | undefined; text: string }>(
        (resolve, reject) => {
          const headers = isDeclared ? { 'content-length': size } : {}
          const url = `${server.url}/wps/feedback`
          const outgoing = httpRequest(url, { method: 'POST', headers }, (incoming) => {
            let text = ''
            incoming.on('data', (chunk) => {
              text += String(chunk)
            })
            incoming.on('end', () => resolve({ status: incoming.statusCode, text }))
          })
          outgoing.on('error', reject)
          outgoing.end(Buffer.alloc(size, 'a'))
        },
      )
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.text)).toMatchObject({ ...refusal, errorCode: 'request.invalid' })
    },
  )
})
