// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const load = () => import('../../src/lib/trusted.ts')

const FOREIGN = [
  'https://elsewhere.example/worker.js',
  '//elsewhere.example/worker.js',
  'data:text/javascript,0',
  `blob:${'http://localhost:3000'}/5f0c`,
  'javascript:0',
  'http://localhost:1/worker.js',
]

describe('script addresses', () => {
  test('without Trusted Types an own address comes back as it is', async () => {
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js')
    const whole = `${location.origin}/assets/worker.js`
    expect(trustedScriptUrl(whole)).toBe(whole)
  })

  test.each(FOREIGN)('a foreign address is refused: %s', async (url) => {
    const { trustedScriptUrl } = await load()
    expect(() => trustedScriptUrl(url)).toThrow(TypeError)
  })

  test('with Trusted Types the one policy `portal` makes them, and is made once', async () => {
    const createPolicy = vi.fn(
      (_name: string, rules: { createScriptURL(url: string): string }) => ({
        createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
      }),
    )
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/a.js')).toEqual({ trusted: '/a.js' })
    expect(trustedScriptUrl('/b.js')).toEqual({ trusted: '/b.js' })
    expect(() => trustedScriptUrl('//elsewhere.example/a.js')).toThrow(TypeError)
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal'])
  })
})
