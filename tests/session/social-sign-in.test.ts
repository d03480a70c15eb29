// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  openSocialWindow,
  pendingLink,
  socialAddress,
  waitForSocialCode,
  waitForWindowClose,
} from '#session/social-sign-in.ts'

const STATE = 'social-0123456789abcdef'
const answer = (more: object = {}) => ({ type: 'social', state: STATE, code: 'id-rahim', ...more })

let over: AbortController
beforeEach(() => {
  over = new AbortController()
})
afterEach(() => {
  over.abort()
  pendingLink.drop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const post = (data: unknown, origin = window.location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }))

/** Collects the received codes. The returned function gives them after enough time for all messages. */
const collectCodes = (state = STATE) => {
  const found: string[] = []
  void waitForSocialCode(state, over.signal).then((code) => found.push(code))
  return async () => {
    await new Promise((done) => setTimeout(done, 20))
    return found
  }
}

describe('the window of a login service', () => {
  test('PRD-17 is 480 x 640, keeps its opener and shows what it waits for', () => {
    const opened = { closed: false, document: { title: '', body: { textContent: '' } } }
    const open = vi.fn<(...asked: string[]) => unknown>(() => opened)
    vi.stubGlobal('open', open)
    expect(openSocialWindow('Just a moment')).toBe(opened)
    const [, , features = ''] = open.mock.calls[0] ?? []
    expect(features).toContain('width=480,height=640')
    expect(features).not.toMatch(/noopener|noreferrer/)
    expect(opened.document.body.textContent).toBe('Just a moment')
  })

  test.each([[null], [{ closed: true }]])('ERR-19 is null if it cannot be opened: %o', (opened) => {
    vi.stubGlobal('open', () => opened)
    expect(openSocialWindow('')).toBeNull()
  })

  test.each([
    ['/demo-provider/index.html?state=1', '/demo-provider/index.html?state=1'],
    ['https://id.example/start?state=1', 'https://id.example/start?state=1'],
    ['http://id.example/', null],
    ['//id.example/', null],
    ['javascript:alert(1)', null],
    ['https://user:pass@id.example/', null],
    ['tel:123', null],
    ['', null],
  ])('goes only to https or a path of this host: %s', (url, address) => {
    expect(socialAddress(url)).toBe(address)
  })

  test('ERR-36 resolves shortly after it is closed', async () => {
    vi.useFakeTimers()
    const opened = { closed: false }
    const closed = vi.fn()
    void waitForWindowClose(opened, over.signal).then(closed)
    await vi.advanceTimersByTimeAsync(5000)
    opened.closed = true
    await vi.advanceTimersByTimeAsync(400)
    expect(closed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(700)
    expect(closed).toHaveBeenCalledOnce()
  })
})

describe('its answer', () => {
  test('is accepted from our own origin with our own state', async () => {
    const found = collectCodes()
    post(answer())
    expect(await found()).toEqual(['id-rahim'])
  })

  test.each([
    ['another origin', answer(), 'https://evil.example'],
    ['another state', answer({ state: 'social-somebody-else' }), undefined],
    ['another kind', answer({ type: 'game' }), undefined],
    ['no code', answer({ code: undefined }), undefined],
    ['a text', 'social', undefined],
    ['nothing', null, undefined],
  ])('is ignored: %s', async (_, data, origin) => {
    const found = collectCodes()
    post(data, origin)
    expect(await found()).toEqual([])
  })

  test('is received over the channel if the window has lost its opener', async () => {
    const found = collectCodes()
    const channel = new BroadcastChannel('social')
    channel.postMessage(answer())
    await expect.poll(() => found()).toEqual(['id-rahim'])
    channel.close()
  })

  test('is accepted once, and not after the visit has ended', async () => {
    const found = collectCodes()
    post(answer())
    post(answer({ code: 'id-karim' }))
    expect(await found()).toEqual(['id-rahim'])
    const late = collectCodes()
    over.abort()
    post(answer())
    expect(await late()).toEqual([])
  })
})

describe('an account that is going to be linked', () => {
  const link = { provider: 'GOOGLE', displayName: 'Nadia Islam', ticket: 'link-1' } as const

  test('AUT-34 is kept in memory only, for ten minutes', () => {
    vi.useFakeTimers()
    pendingLink.set(link)
    expect(pendingLink.get()).toEqual(link)
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('link-1')
    vi.advanceTimersByTime(10 * 60_000)
    expect(pendingLink.get()).toBeNull()
  })
})
