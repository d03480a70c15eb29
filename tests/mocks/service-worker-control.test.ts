// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForServiceWorker } from '#mocks/boot/service-worker-control.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const alertText = () => document.querySelector('[role=alert]')?.textContent ?? null

test('a worker that takes control soon shows no explanation', async () => {
  await waitForServiceWorker(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(alertText()).toBeNull()
})

test('a delay is explained, and the page continues once the worker takes control', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = vi.fn()
  const control = waitForServiceWorker(() => promise).then(done)
  await vi.advanceTimersByTimeAsync(4999)
  expect(alertText()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(alertText()).toContain('The fake backend did not start')
  expect(document.activeElement?.textContent).toContain('Reload')
  expect(done).not.toHaveBeenCalled()
  resolve()
  await control
  expect(alertText()).toBeNull()
})

test('without service workers the reason stays, and the start-up stops', async () => {
  const done = vi.fn()
  void waitForServiceWorker(() => Promise.reject(new Error('No service workers here.'))).then(done)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(alertText()).toContain('No service workers here.')
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(done).not.toHaveBeenCalled()
})
