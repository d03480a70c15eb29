import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidateTogether } from '#app/boot/invalidate-together.ts'

afterEach(() => void vi.useRealTimers())

test('the events of a burst fetch each query once, and a later event fetches again', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const outdate = invalidateTogether(client)
  outdate(['rewards'])
  outdate(['member', 'info'])
  outdate(['rewards'])
  expect(invalidate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['rewards'],
    ['member', 'info'],
  ])
  outdate(['rewards'])
  await vi.advanceTimersByTimeAsync(100)
  expect(invalidate).toHaveBeenCalledTimes(3)
})
