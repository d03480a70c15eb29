// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberQueries } from '#api/member/member.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { App } from '#app/app.tsx'
import { prepare } from '#app/boot/boot.tsx'
import { gate } from '#app/boot/status-gate.tsx'
import { session } from '#session/store.ts'
import { envelope, mockNetwork, successEnvelope } from '#tests/api/transport/wire.ts'
import { stubBrowser } from '#tests/harness/browser.ts'

const CONFIG = '/wps/system/settings/consolidated'
const TEN_MINUTES = 600_000

beforeEach(async () => {
  stubBrowser()
  sessionStorage.clear()
  localStorage.clear()
  // Modules are loaded before the timers are faked, because they load in real time.
  await gate.preload()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function start() {
  const preparing = prepare('/rng', undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  const client = await preparing
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/rng']}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return client
}

const refusals = [
  { status: 403, errorCode: 'region.blocked', calls: 4 },
  { status: 503, errorCode: 'system.maintenance', calls: 4 },
  { status: 422, errorCode: 'domain.invalid', calls: 1 },
  { status: 429, errorCode: 'rate.limited', calls: 1 },
  { status: 500, errorCode: 'unknown', calls: 3 },
]

describe('D-021 polling by a portal that cannot start', () => {
  test.each(refusals)('$errorCode: $calls calls in ten minutes', async ({ calls, ...refusal }) => {
    const sent = mockNetwork(() =>
      envelope(refusal.status, { success: false, errorCode: refusal.errorCode }),
    )
    await start()
    await pass(TEN_MINUTES)
    expect(sent.filter(({ path }) => path === CONFIG)).toHaveLength(calls)
    // After its one answer the button is enabled again.
    expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true')
  })

  test('without any network: three calls', async () => {
    const sent = mockNetwork(() => Promise.reject(new TypeError('fetch failed')))
    await start()
    await pass(TEN_MINUTES)
    expect(sent.filter(({ path }) => path === CONFIG)).toHaveLength(3)
  })

  test('refused reads reload the configuration once a minute at most', async () => {
    const sent = mockNetwork((request) =>
      new URL(request.url).pathname === CONFIG && sent.length === 1
        ? successEnvelope({ merchantCode: 'suborno' })
        : envelope(403, { success: false, errorCode: 'region.blocked' }),
    )
    const preparing = prepare('/rng')
    await vi.advanceTimersByTimeAsync(10_000)
    const client = await preparing
    for (let second = 0; second < 600; second += 1) {
      await client.prefetchQuery(memberQueries.icon(`token-${second}`))
      await vi.advanceTimersByTimeAsync(1000)
    }
    const asked = sent.filter(({ path }) => path === CONFIG).length
    expect(asked).toBeGreaterThan(2)
    expect(asked).toBeLessThanOrEqual(11)
  })
})

describe('D-021 polling', () => {
  const state = {
    status: 'error',
    dataUpdatedAt: 0,
    errorUpdatedAt: 0,
    errorUpdateCount: 1,
  } as const

  test('keeps its interval while it is answered', () => {
    expect(pollingInterval(15_000)({ state: { ...state, status: 'success' } })).toBe(15_000)
    expect(pollingInterval(() => false)({ state: { ...state, status: 'success' } })).toBe(false)
  })

  test('waits a minute after a failure, and longer after each further one', () => {
    const failed = (errorUpdateCount: number) =>
      pollingInterval(15_000)({ state: { ...state, errorUpdateCount } })
    expect([1, 2, 3, 4, 9].map(failed)).toEqual([60_000, 120_000, 240_000, 300_000, 300_000])
    const since = (ms: number) =>
      pollingInterval(15_000)({
        state: { ...state, dataUpdatedAt: 1000, errorUpdatedAt: 1000 + ms },
      })
    expect([15_000, 75_000, 3_600_000].map(since)).toEqual([60_000, 75_000, 300_000])
  })
})
