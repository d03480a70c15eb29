// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('a frame requested while intervals are faked runs, and so do those after it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await nextFrame()
  vi.useRealTimers()
  await nextFrame()
})

test('a cancelled frame does not run', async () => {
  const run = vi.fn()
  cancelAnimationFrame(requestAnimationFrame(run))
  await nextFrame()
  expect(run).not.toHaveBeenCalled()
})
