import { afterEach, expect, test, vi } from 'vitest'

const { withResolvers } = Promise
const { canParse } = URL

afterEach(() => {
  Object.assign(Promise, { withResolvers })
  Object.assign(URL, { canParse })
})

test('the fake backend starts in the oldest supported browsers, which lack what MSW uses', async () => {
  Reflect.deleteProperty(Promise, 'withResolvers')
  Reflect.deleteProperty(URL, 'canParse')
  vi.resetModules()
  await import('#mocks/boot/missing-features.ts')
  const { promise, resolve } = Promise.withResolvers<number>()
  resolve(3)
  expect(await promise).toBe(3)
  const failed = Promise.withResolvers()
  failed.reject('no')
  await expect(failed.promise).rejects.toBe('no')
  expect(URL.canParse('/a', 'https://portal.example')).toBe(true)
  expect(URL.canParse('/a')).toBe(false)
})
