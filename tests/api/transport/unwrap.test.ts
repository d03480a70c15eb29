import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { login } from '#api/member/session.ts'
import { client } from '#api/transport/client.ts'
import { ApiError, asApiError, parseRetryAfter } from '#api/transport/error.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { BALANCE, catchError, envelope, mockNetwork, setContext, successEnvelope } from './wire.ts'

const balance = () => unwrap(client.GET('/wps/v2/wallets/balance'))

beforeEach(() => setContext())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The error that an answer of the network becomes. */
async function failureOf(reply: () => Response | Promise<Response>): Promise<ApiError> {
  mockNetwork(reply)
  const failed = await catchError(balance())
  expect(failed).toBeInstanceOf(ApiError)
  if (failed instanceof ApiError) return failed
  throw failed
}

describe('D-011 an answer', () => {
  test('returns its value', async () => {
    mockNetwork(() => successEnvelope(BALANCE))
    expect(await balance()).toEqual(BALANCE)
  })

  test('that refuses with 200 is an error with code, message, trace and value', async () => {
    const refusal = {
      success: false,
      value: { captcha: true },
      errorCode: 'login.captcha.required',
      message: 'Please read the picture.',
      traceId: 'tr-1',
    }
    mockNetwork(() => envelope(200, refusal))
    const failed = await catchError(login({ username: 'a', password: 'b', type: 'username' }))
    expect(failed).toMatchObject({
      status: 200,
      code: 'login.captcha.required',
      serverMessage: 'Please read the picture.',
      message: 'Please read the picture.',
      traceId: 'tr-1',
      retryAfter: null,
      value: { captcha: true },
    })
  })

  test('that neither grants nor refuses leaves the outcome unknown', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    for (const body of [{}, { success: 'true', value: 1 }, { value: 1 }]) {
      const { code, outcome } = await failureOf(() => envelope(200, body))
      expect({ code, outcome }).toEqual({ code: 'contract.breach', outcome: 'unknown' })
    }
  })
})

describe('D-013 an answer that is not 2xx', () => {
  const statuses = [
    [400, 'unknown'],
    [401, 'session.expired'],
    [403, 'forbidden'],
    [404, 'not.found'],
    [408, 'timeout'],
    [409, 'unknown'],
    [422, 'unknown'],
    [429, 'too.many'],
    [500, 'server'],
    [502, 'server'],
    [503, 'server'],
  ] as const

  test.each(statuses)('%i with an empty body is "%s"', async (status, code) => {
    for (const body of [null, '']) {
      const headers = { 'x-trace-id': 'tr-of-header' }
      const failed = await failureOf(() => new Response(body, { status, headers }))
      expect(failed).toMatchObject({ status, code, traceId: 'tr-of-header', value: null })
    }
  })

  test.each(statuses)('%i with a page in HTML is "%s"', async (status, code) => {
    const failed = await failureOf(() => new Response('<html>Bad Gateway</html>', { status }))
    expect(failed).toMatchObject({ status, code, traceId: null, serverMessage: null })
  })

  test.each(statuses)('%i with broken JSON is "%s"', async (status, code) => {
    const failed = await failureOf(() => new Response('{"success":', { status }))
    expect(failed).toMatchObject({ status, code })
  })

  test.each(statuses)("%i with an envelope has the envelope's code", async (status) => {
    const body = { success: false, errorCode: 'odd.one', message: 'Odd.', traceId: 'tr-9' }
    const headers = { 'x-trace-id': 'tr-other' }
    const failed = await failureOf(() => envelope(status, body, headers))
    expect(failed).toMatchObject({ status, code: 'odd.one', message: 'Odd.', traceId: 'tr-9' })
  })

  test('an envelope with wrong types counts as none', async () => {
    const body = { success: false, errorCode: 7, message: ['x'], traceId: {} }
    const failed = await failureOf(() => envelope(500, body))
    expect(failed).toMatchObject({ code: 'server', serverMessage: null, traceId: null })
  })

  test('a success that travels with 500 is still a failure', async () => {
    const failed = await failureOf(() => envelope(500, { success: true, value: { balance: '1' } }))
    expect(failed).toMatchObject({ status: 500, code: 'server' })
  })
})

describe('D-013 no usable answer', () => {
  test.each(['<html></html>', '', '{"success":tru', 'null', '[]', '7'])(
    '200 with the body "%s" is malformed',
    async (body) => {
      const failed = await failureOf(() => new Response(body, { status: 200 }))
      expect(failed).toMatchObject({ status: 502, code: 'malformed' })
    },
  )

  test('no network', async () => {
    const failed = await failureOf(() => Promise.reject(new TypeError('fetch failed')))
    expect(failed).toMatchObject({ status: 0, code: 'network', traceId: null })
  })

  test('a response of type error', async () => {
    const failed = await failureOf(() => Response.error())
    expect(failed.status).toBe(0)
    expect(failed.passing).toBe(true)
  })

  test('a body that ends early', async () => {
    const broken = new ReadableStream({ start: (line) => line.error(new TypeError('reset')) })
    const failed = await failureOf(() => new Response(broken, { status: 200 }))
    expect(failed).toMatchObject({ status: 0, code: 'network' })
  })

  test('an aborted call', async () => {
    const leaving = new AbortController()
    mockNetwork(({ signal }) => {
      const answer = new Promise<Response>((_, no) => {
        signal.addEventListener('abort', () => no(signal.reason))
      })
      leaving.abort()
      return answer
    })
    const call = unwrap(client.GET('/wps/v2/wallets/balance', { signal: leaving.signal }))
    const failed = { status: 0, code: 'aborted', outcome: 'unknown' }
    expect(await catchError(call)).toMatchObject(failed)
  })

  test('a call that is aborted before it is sent', async () => {
    const sent = mockNetwork(() => Response.error())
    const early = AbortSignal.abort()
    const failed = { status: 0, code: 'aborted', outcome: 'not-sent' }
    const read = unwrap(client.GET('/wps/v2/wallets/balance', { signal: early }))
    expect(await catchError(read)).toMatchObject(failed)
    const sealing = new AbortController()
    const body = { username: 'rahim', password: 'gold1234', type: 'username' } as const
    const write = unwrap(client.POST('/wps/session/login', { body, signal: sealing.signal }))
    sealing.abort()
    expect(await catchError(write)).toMatchObject(failed)
    expect(sent).toEqual([])
  })

  test('an ApiError stays as it is, anything else is a network failure', () => {
    const known = new ApiError({ status: 404, code: 'not.found' })
    expect(asApiError(known)).toBe(known)
    for (const odd of [null, undefined, 'x', 7, new Error('x')]) {
      expect(asApiError(odd)).toMatchObject({ status: 0, code: 'network' })
    }
  })
})

describe('D-013 Retry-After', () => {
  const now = Date.UTC(2026, 10, 20, 9, 0)

  test.each([
    ['30', 30_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 09:02:00 GMT', 120_000],
    ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('"%s" is %s ms', (header, ms) => expect(parseRetryAfter(header, now)).toBe(ms))

  test('is part of the error', async () => {
    const headers = { 'retry-after': '30' }
    const failed = await failureOf(() => envelope(429, { success: false }, headers))
    expect(failed).toMatchObject({ status: 429, retryAfter: 30_000, passing: true })
  })
})
