// @vitest-environment jsdom, of its own
import { expect, test } from 'vitest'
import { markCalls } from '#mocks/boot/mark-calls.ts'
import { createTestWorld, lastEntry } from '../helpers.ts'

test('a call that the page gives up leaves, although its service worker does not say so', async () => {
  const world = await createTestWorld('member')
  // Like a service worker: the page's signal ends here.
  window.fetch = async (input) => {
    const { url, headers, signal } = new Request(input)
    const given = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([world.handle(new Request(url, { headers })), given])
  }
  markCalls()
  const held = world.hold('getBalance')
  const page = new AbortController()
  const read = (signal?: AbortSignal) =>
    fetch(new URL('/wps/v2/wallets/balance', location.href), {
      headers: { 'x-session-token': world.visitor.token ?? '' },
      ...(signal && { signal }),
    })
  const answers = [read(page.signal), read()]
  await held.arrived(2)
  page.abort()
  await expect(answers[0]).rejects.toThrow()
  expect(held.waiting).toBe(1)
  held.release()
  expect((await answers[1])?.status).toBe(200)
  const { requestHeaders = {} } = lastEntry(world) ?? {}
  expect(Object.keys(requestHeaders)).toEqual(['x-session-token'])
})
