import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client, TIMEOUT_MS } from '#api/transport/client.ts'
import { unwrap } from '#api/transport/unwrap.ts'
import { catchError, mockNetwork, setContext } from './wire.ts'

/** AbortSignal.timeout on the fake timers of the test. */
const timeoutSignal = (ms: number) => {
  const control = new AbortController()
  const late = () => control.abort(new DOMException('too late', 'TimeoutError'))
  setTimeout(late, ms)
  return control.signal
}

beforeEach(() => {
  setContext()
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSignal)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const never = ({ signal }: Request) =>
  new Promise<Response>((_, no) => signal.addEventListener('abort', () => no(signal.reason)))

test('D-013 a call without an answer is aborted after 30 seconds, not before', async () => {
  expect(TIMEOUT_MS).toBe(30_000)
  mockNetwork(never)
  const settled = vi.fn()
  const failing = catchError(unwrap(client.GET('/wps/v2/wallets/balance'))).finally(settled)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failing).toMatchObject({ status: 408, code: 'timeout', passing: true })
})

test('D-013 writes have the same limit', async () => {
  mockNetwork(never)
  const failing = catchError(
    unwrap(client.PUT('/wps/member/language', { body: { language: 'EN' } })),
  )
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await failing).toMatchObject({ status: 408, code: 'timeout' })
})

test('a caller that aborts earlier does not wait for the limit', async () => {
  mockNetwork(never)
  const leaving = new AbortController()
  const call = catchError(unwrap(client.GET('/wps/v2/wallets/balance', { signal: leaving.signal })))
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  expect(await call).toMatchObject({ code: 'aborted' })
})
