// @vitest-environment jsdom of its own
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'a page of %s that opens without a network is online, until the browser reports a change',
  async (hostname) => {
    vi.stubGlobal('location', { hostname })
    const { isOnline } = await import('#lib/online.ts')
    expect(isOnline()).toBe(true)
    dispatchEvent(new Event('offline'))
    expect(isOnline()).toBe(false)
    dispatchEvent(new Event('online'))
    expect(isOnline()).toBe(true)
  },
)

test.each(['play.example', 'localhost.example', '127.0.0.1.example'])(
  'a page of %s that opens without a network is offline',
  async (hostname) => {
    vi.stubGlobal('location', { hostname })
    const { isOnline } = await import('#lib/online.ts')
    expect(isOnline()).toBe(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    expect(isOnline()).toBe(true)
  },
)

test('a page of this device is offline when its network is lost', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { isOnline } = await import('#lib/online.ts')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isOnline()).toBe(false)
})
