import { expect, test } from 'vitest'
import { withTimeOut } from '#lib/time-out.ts'

const LONG_MS = 60_000

test('aborts with the caller, for the caller’s reason', () => {
  const caller = new AbortController()
  const signal = withTimeOut(caller.signal, LONG_MS)
  expect(signal.aborted).toBe(false)
  caller.abort('closed')
  expect(signal.reason).toBe('closed')
})

test('is aborted from the start when the caller is', () => {
  expect(withTimeOut(AbortSignal.abort('closed'), LONG_MS).reason).toBe('closed')
})

test('D-013 aborts after its time', async () => {
  const signal = withTimeOut(new AbortController().signal, 1)
  await expect.poll(() => signal.reason?.name).toBe('TimeoutError')
})
