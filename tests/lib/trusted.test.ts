// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const load = () => import('#lib/trusted.ts')

const FOREIGN = [
  'https://elsewhere.example/worker.js',
  '//elsewhere.example/worker.js',
  'data:text/javascript,0',
  `blob:${'http://localhost:3000'}/5f0c`,
  'javascript:0',
  'http://localhost:1/worker.js',
]

describe('script addresses', () => {
  test('without Trusted Types an own address is returned unchanged', async () => {
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js')
    const whole = `${location.origin}/assets/worker.js`
    expect(trustedScriptUrl(whole)).toBe(whole)
  })

  test.each(FOREIGN)('a foreign address is refused: %s', async (url) => {
    const { trustedScriptUrl } = await load()
    expect(() => trustedScriptUrl(url)).toThrow(TypeError)
  })

  test('the analytics script is the only one from elsewhere (ADR 0023)', async () => {
    const { trustedScriptUrl } = await load()
    const script = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34'
    expect(trustedScriptUrl(script)).toBe(script)
    expect(() => trustedScriptUrl(`${script}&x=1`)).toThrow(TypeError)
  })
})

describe('the policy `portal`', () => {
  /** The page's head in a browser with Trusted Types, which allows each policy name once. */
  async function openHead() {
    const names: string[] = []
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        if (names.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`)
        names.push(name)
        return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) }
      },
    })
    vi.stubGlobal('MOCK', true)
    vi.stubGlobal('EARLY_CALLS', [])
    vi.stubGlobal('TEXTS', [])
    await import('#boot/head.ts')
    return names
  }

  test('is created by the page’s head, before any other script can create one', async () => {
    expect(await openHead()).toEqual(['portal'])
    expect(() => Reflect.get(globalThis, 'trustedTypes').createPolicy('portal', {})).toThrow()
    const { trustedScriptUrl } = await load()
    expect(trustedScriptUrl('/a.js')).toEqual({ trusted: '/a.js' })
    expect(trustedScriptUrl('/b.js')).toEqual({ trusted: '/b.js' })
    expect(() => trustedScriptUrl('//elsewhere.example/a.js')).toThrow(TypeError)
    const policy: unknown = Reflect.get(globalThis, 'scriptPolicy')
    expect(Reflect.set(globalThis, 'scriptPolicy', {})).toBe(false)
    expect(() => Object(policy).createScriptURL('https://elsewhere.example/a.js')).toThrow()
  })
})
