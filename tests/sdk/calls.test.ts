import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announceLanguage } from '#api/member/member.ts'
import type { CallFacts } from '#api/sdk/around.ts'
import { createPortal, type Portal, type PortalOptions } from '#api/sdk/create-portal.ts'
import { ApiError } from '#api/transport/error.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { writeOnce } from '#api/transport/write.ts'
import { operations } from '#openapi/generated/operations.ts'
import { BALANCE, catchError, envelope, successEnvelope } from '#tests/api/transport/wire.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'

const BALANCE_PATH = '/wps/v2/wallets/balance'
const balanceOf = ({ client }: Portal, signal = new AbortController().signal) =>
  unwrap(client.GET(BALANCE_PATH, { signal }))

/** An instance whose calls, after the configuration, get these answers in order; the last one repeats. */
async function portalWith(
  answers: readonly (() => Response)[],
  options: Partial<PortalOptions> = {},
) {
  const world = await createTestWorld('normal')
  const { config } = await createPortal({
    baseUrl: 'https://play.example',
    fetch: (request) => world.handle(request),
  })
  const sent: Request[] = []
  const times: number[] = []
  const portal = await createPortal({
    baseUrl: 'https://play.example',
    config,
    async fetch(request) {
      sent.push(request)
      times.push(Date.now())
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (!answer) throw new TypeError('no answer')
      return answer()
    },
    ...options,
  })
  const pauses = () => times.slice(1).map((at, index) => at - (times[index] ?? 0))
  return { portal, sent, pauses }
}

const refusal =
  (status: number, errorCode: string, headers = {}) =>
  () =>
    envelope(status, { success: false, errorCode }, headers)
const balance = () => successEnvelope(BALANCE)
const lost = () => {
  throw new TypeError('lost')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The result of a call after all of its pauses. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  const end = call.catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  return end
}

describe('a read of an instance', () => {
  test('is tried again after 1 s and 2 s', async () => {
    const { portal, pauses } = await portalWith([lost, refusal(500, 'server'), balance])
    expect(await settled(balanceOf(portal))).toEqual(BALANCE)
    expect(pauses()).toEqual([1000, 2000])
  })

  test.each([429, 503])('keeps the Retry-After of a %i', async (status) => {
    const told = refusal(status, 'x.y', { 'retry-after': '7' })
    const { portal, pauses } = await portalWith([told, balance])
    expect(await settled(balanceOf(portal))).toEqual(BALANCE)
    expect(pauses()).toEqual([7000])
  })

  test.each([
    [429, 'rate.limited', {}],
    [503, 'system.maintenance', { 'retry-after': '600' }],
    [422, 'request.invalid', {}],
    [200, 'balance.insufficient', {}],
  ])('is left after %i %s %j', async (status, code, headers) => {
    const { portal, sent } = await portalWith([refusal(status, code, headers)])
    expect(await catchError(balanceOf(portal))).toMatchObject({ status, code })
    expect(sent).toHaveLength(1)
  })

  test('is aborted during a pause', async () => {
    const { portal, sent } = await portalWith([lost])
    const stop = new AbortController()
    const call = catchError(balanceOf(portal, stop.signal))
    await vi.advanceTimersByTimeAsync(500)
    stop.abort()
    expect(await call).toMatchObject({ code: 'aborted' })
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })

  test('follows a policy of the program, or none', async () => {
    const often = await portalWith([lost], { retry: (_, failures) => (failures < 4 ? 10 : null) })
    expect(await settled(balanceOf(often.portal))).toMatchObject({ code: 'network' })
    expect(often.pauses()).toEqual([10, 10, 10, 10])
    const never = await portalWith([lost], { retry: false })
    await catchError(balanceOf(never.portal))
    expect(never.sent).toHaveLength(1)
  })

  test('is no launch: those are sent once, whatever happens', async () => {
    const launches = Object.values(operations).filter(
      ({ method, path }) => method === 'GET' && /launch/i.test(path),
    )
    expect(launches.length).toBeGreaterThan(1)
    for (const { path } of launches) {
      const { portal, sent } = await portalWith([lost])
      const get: (path: string) => Promise<unknown> = Reflect.get(portal.client as object, 'GET')
      await catchError(get(path))
      expect(sent).toHaveLength(1)
    }
  })
})

test('a write is sent once and keeps its four outcomes', async () => {
  const outcomes: string[] = []
  for (const answer of [
    () => successEnvelope(),
    refusal(409, 'resource.conflict'),
    lost,
    refusal(503, 'server'),
  ]) {
    const { portal, sent } = await portalWith([answer])
    const { kind } = await writeOnce({
      keys: portal.idempotencyKeys(`test-${outcomes.length}`),
      content: null,
      send: () => announceLanguage('EN', portal),
    })
    outcomes.push(kind)
    expect(sent).toHaveLength(1)
  }
  expect(outcomes).toEqual(['done', 'refused', 'unknown', 'unknown'])
})

test('hooks report each try with its traceparent, and an error says what failed', async () => {
  const told: [string, CallFacts & { status?: number; error?: ApiError }][] = []
  const tell = (name: string) => (call: CallFacts) => void told.push([name, call])
  const { portal, sent } = await portalWith([refusal(500, 'server'), refusal(403, 'forbidden')], {
    onRequest: tell('request'),
    onResponse: tell('response'),
    onError: tell('error'),
  })
  expect(await settled(balanceOf(portal))).toMatchObject({
    operation: `GET ${BALANCE_PATH}`,
    code: 'forbidden',
    traceId: 'tr-0007-000001',
    outcome: 'refused',
  })
  expect(told.map(([name, { attempt, status }]) => [name, attempt, status])).toEqual([
    ['request', 1, undefined],
    ['response', 1, 500],
    ['error', 1, undefined],
    ['request', 2, undefined],
    ['response', 2, 403],
    ['error', 2, undefined],
  ])
  const parents = sent.map(({ headers }) => headers.get('traceparent') ?? '')
  expect(parents).toEqual(
    told.filter(([name]) => name === 'request').map(([, { traceparent }]) => traceparent),
  )
  for (const parent of parents) expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  const [one = '', two = ''] = parents
  expect(one.slice(0, 36)).toBe(two.slice(0, 36))
  expect(one).not.toBe(two)
})

test.each([
  ['a refused seal', '/wps/session/login'],
  ['a lost answer', '/wps/relay/walletCollect'],
])('%s names its operation too', async (_, path) => {
  const { portal } = await portalWith([lost])
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const post: (path: string, init: object) => Promise<unknown> = Reflect.get(
    portal.client as object,
    'POST',
  )
  const failed = await catchError(post(path, { body: {} }))
  vi.unstubAllGlobals()
  expect(failed).toBeInstanceOf(ApiError)
  expect(failed).toMatchObject({ operation: `POST ${path}` })
})
