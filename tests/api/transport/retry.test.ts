import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addFavorite } from '#api/games/games.ts'
import { playQueries, playRound } from '#api/games/play.ts'
import { announceLanguage } from '#api/member/member.ts'
import { login } from '#api/member/session.ts'
import { walletQueries } from '#api/money/wallet.ts'
import { ApiError } from '#api/transport/error.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { retryDelay, shouldRetry } from '#api/transport/retry.ts'
import { BALANCE, catchError, envelope, mockNetwork, setContext, successEnvelope } from './wire.ts'

beforeEach(() => {
  setContext()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refusal = (status: number) => () => envelope(status, { success: false, errorCode: 'x.y' })
const noNetwork = () => Promise.reject(new TypeError('fetch failed'))

/** Reads until it succeeds or fails for good, including all retries. */
async function read() {
  const call = catchError(createQueryClient().fetchQuery(walletQueries.balance('t')))
  await vi.runAllTimersAsync()
  return call
}

describe('D-013 reads', () => {
  test.each([500, 502, 503])('are retried twice on %i', async (status) => {
    const sent = mockNetwork(refusal(status))
    expect(await read()).toMatchObject({ status })
    expect(sent).toHaveLength(3)
  })

  test('D-021 are not retried while the portal is under maintenance', async () => {
    const sent = mockNetwork(() =>
      envelope(503, { success: false, errorCode: 'system.maintenance' }),
    )
    expect(await read()).toMatchObject({ code: 'system.maintenance' })
    expect(sent).toHaveLength(1)
  })

  test('are retried twice without network, after about 1 s and 2 s', async () => {
    const times: number[] = []
    mockNetwork(() => {
      times.push(Date.now())
      return noNetwork()
    })
    expect(await read()).toMatchObject({ code: 'network' })
    const [first = 0, second = 0, third = 0] = times
    expect([second - first, third - second]).toEqual([1000, 2000])
  })

  test('a successful retry is a success', async () => {
    mockNetwork((_, nth) =>
      nth === 1 ? new Response('', { status: 500 }) : successEnvelope(BALANCE),
    )
    const call = createQueryClient().fetchQuery(walletQueries.balance('t'))
    await vi.runAllTimersAsync()
    expect(await call).toEqual(BALANCE)
  })

  test('are not retried if an answer breaks the contract', () => {
    const status = 502
    expect(shouldRetry(0, new ApiError({ status, code: 'malformed' }))).toBe(true)
    expect(shouldRetry(0, new ApiError({ status, code: 'contract.breach' }))).toBe(false)
  })

  test.each([200, 400, 401, 403, 404, 408, 409, 422, 429])(
    'are not retried on %i',
    async (status) => {
      const sent = mockNetwork(refusal(status))
      expect(await read()).toMatchObject({ status })
      expect(sent).toHaveLength(1)
    },
  )

  test('the launch of a game is never repeated by itself', async () => {
    const sent = mockNetwork(refusal(500))
    const options = playQueries.launch(7, { demo: true, token: null, backUrl: '/' })
    const call = catchError(createQueryClient().fetchQuery(options))
    await vi.runAllTimersAsync()
    await call
    expect(sent).toHaveLength(1)
  })

  test('the policy knows its limits', () => {
    const server = new ApiError({ status: 500, code: 'server' })
    expect([0, 1, 2].map((failures) => shouldRetry(failures, server))).toEqual([true, true, false])
    expect(shouldRetry(0, new TypeError('fetch failed'))).toBe(true)
    expect(shouldRetry(0, new DOMException('', 'TimeoutError'))).toBe(false)
    expect([0, 1, 2, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 4000])
  })
})

describe('D-013 writes', () => {
  const writes: Record<'login' | 'round' | 'favourite' | 'language', () => Promise<unknown>> = {
    login: () => login({ username: 'rahim', password: 'gold1234', type: 'username' }),
    round: () => playRound({ sessionId: 'play-00000001', roundId: 'r1', stake: '1.00' }),
    favourite: () => addFavorite({ nodeId: 1, vendor: 'PG', gameType: 'RNG' }),
    language: () => announceLanguage('EN'),
  }

  const write = async (mutationFn: () => Promise<unknown>) => {
    const observer = new MutationObserver(createQueryClient(), { mutationFn })
    const call = catchError(observer.mutate())
    await vi.runAllTimersAsync()
    return call
  }

  test.each(Object.entries(writes))('%s is sent once, whatever happens', async (_, mutation) => {
    vi.useRealTimers()
    for (const reply of [refusal(500), refusal(503), refusal(429), noNetwork]) {
      const sent = mockNetwork(reply)
      const observer = new MutationObserver(createQueryClient(), { mutationFn: mutation })
      await catchError(observer.mutate())
      expect(sent).toHaveLength(1)
    }
  })

  test('a write made offline fails at once and is not sent later', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const sent = mockNetwork(noNetwork)
    expect(await write(writes.language)).toMatchObject({ code: 'network' })
    expect(sent).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
  })

  test('a read made offline fails instead of waiting for the network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    mockNetwork(noNetwork)
    expect(await read()).toMatchObject({ code: 'network' })
  })
})
