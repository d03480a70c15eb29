import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '#api/transport/client.ts'
import { serverNow, syncServerTime } from '#api/transport/server-time.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { createTestWorld } from '#tests/mocks/helpers.ts'
import { catchError, connectNetwork, mockNetwork, setContext } from './wire.ts'

const DEVICE = Date.UTC(2026, 10, 20, 9, 0)

const answerAt = (text: string | null) =>
  new Response(null, text === null ? {} : { headers: { 'x-server-time': text } })

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE })
  syncServerTime(answerAt(String(DEVICE)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("D-007 takes the server's time from an answer and continues from there", () => {
  syncServerTime(answerAt(String(DEVICE + 600_000)))
  expect(serverNow()).toBe(DEVICE + 600_000)
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(DEVICE + 605_000)
})

test("D-013 a date in Retry-After is compared with the server's time", async () => {
  const at = DEVICE + 600_000
  mockNetwork(
    () =>
      new Response('{}', {
        status: 429,
        headers: {
          'x-server-time': String(at),
          'retry-after': new Date(at + 30_000).toUTCString(),
        },
      }),
  )
  const refused = catchError(unwrap(client.GET('/wps/v2/wallets/balance')))
  expect(await refused).toMatchObject({ retryAfter: 30_000 })
})

test.each([null, '', 'soon', '-5', '0', '12.5', '1e400', 'NaN'])(
  'an answer that says "%s" changes nothing',
  (text) => {
    syncServerTime(answerAt(String(DEVICE + 1000)))
    syncServerTime(answerAt(text))
    expect(serverNow()).toBe(DEVICE + 1000)
  },
)

test("every answer of the fake world has the world's time", async () => {
  vi.useRealTimers()
  const world = await createTestWorld('guest', { clock: '2031-02-03T04:05:06Z' })
  connectNetwork(world)
  setContext()
  await client.GET('/wps/system/settings/consolidated')
  expect(Math.abs(serverNow() - world.clock.now())).toBeLessThan(60_000)
  syncServerTime(answerAt(String(Date.now())))
})
