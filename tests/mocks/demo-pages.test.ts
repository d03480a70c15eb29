// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { helpCenter } from '#mocks/content/help/help.ts'
import { demoPage, demoPagePaths, demoResponse } from '#mocks/server/demo-pages.ts'
import { openHtml as open, openDemo as visit } from './open-page.ts'

const STATE = 'social-4f3a9b21'
const PROVIDER = '/demo-provider/index.html'
const CHAT = '/demo-chat/index.html'
const VENDOR = '/demo-vendor/index.html'

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent),
  )

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'close').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('demo pages', () => {
  test('games, vendor, sign-in window and chat are served, and nothing else', async () => {
    expect([...demoPagePaths().keys()].toSorted()).toEqual([
      CHAT,
      ...['/demo-games-b', '/demo-games'].flatMap((base) =>
        [
          'bout',
          'cards',
          'dice',
          'drop',
          'esports',
          'fish',
          'lottery',
          'slots',
          'sports',
          'table',
          'wheel',
        ].map((name) => `${base}/${name}/index.html`),
      ),
      PROVIDER,
      VENDOR,
    ])
    expect((await demoResponse(PROVIDER).text()).startsWith('<!doctype html>')).toBe(true)
    for (const path of ['/demo-games/slots/rules.ts', '/demo-../index.html', '/demo-chat/']) {
      expect(demoResponse(path).status).toBe(404)
    }
  })

  test.each([PROVIDER, CHAT])('%s is self-contained and may load nothing', (path) => {
    const page = demoPage(path) ?? ''
    expect(page).not.toMatch(/<(img|link|iframe)|\ssrc=|@import|fetch\(|https?:/)
    expect(page).toContain("default-src 'none'")
    expect(page).toContain('noindex')
  })

  test.each([...demoPagePaths().keys()].filter((path) => path.startsWith('/demo-games/')))(
    'GAM-07 %s has the name of the tile that opened it, or its own',
    (path) => {
      const html = demoPage(path) ?? ''
      const called = (search: string) => {
        open(html, path + search)
        return document.querySelector('h1')?.textContent
      }
      const own = called('?session=play-1')
      expect(own).toBe(/<title>(.*)<\/title>/.exec(html)?.[1])
      expect(called('?session=play-1&name=Dark+Reef+%3Cb%3E')).toBe('Dark Reef <b>')
      expect(document.title).toBe('Dark Reef <b>')
    },
  )

  test('PRD-17 the sign-in window returns the state and the chosen account', () => {
    visit(PROVIDER, `?provider=GOOGLE&state=${STATE}&lang=EN`)
    const sent: string[] = []
    const form = document.querySelector('form')
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      const data = new FormData(form, event.submitter)
      sent.push(`${form.getAttribute('action')} ${data.get('state')} ${data.get('code')}`)
    })
    for (const name of [/Continue as Rahim/, /Continue as someone new/, /Deny/]) {
      button(name)?.click()
    }
    expect(sent).toEqual(
      ['id-rahim', 'id-new', 'denied'].map((code) => `/social.html ${STATE} ${code}`),
    )
    button(/Close/)?.click()
    expect(window.close).toHaveBeenCalledOnce()
  })

  test('a window without a valid request has no button to continue, and markup in it stays text', () => {
    visit(PROVIDER, `?provider=<img src=x>&state=${STATE}&lang=EN`)
    expect(button(/Deny/)?.disabled).toBe(true)
    visit(PROVIDER, '?provider=LINE&state=short&lang=BN')
    expect(button(/অনুমতি দেব না/)?.disabled).toBe(true)
    expect(document.querySelector('img')).toBeNull()
    expect(document.documentElement.lang).toBe('bn')
  })

  test.each(['EN', 'BN', 'VI', 'TH', 'CN', 'AR'])(
    'PRD-16 %s: the chat answers politely and in its log',
    (lang) => {
      visit(CHAT, `?model=payments&lang=${lang}`)
      const log = document.querySelector('[role="log"]')
      expect(log?.children).toHaveLength(1)
      const say = (text: string) => {
        const input = document.querySelector('textarea')
        if (input) input.value = text
        document.querySelector('form')?.requestSubmit()
        vi.advanceTimersByTime(1000)
      }
      say('<img src=x onerror="window.__pwned=true">')
      expect(log?.children).toHaveLength(3)
      expect(log?.querySelector('img')).toBeNull()
      const codes = { EN: 'my code is 246810', BN: 'আমার কোড ২৪৬৮১০', TH: '๒๔๖๘๑๐', AR: '٢٤٦٨١٠' }
      say({ ...codes }[lang] ?? '246810')
      expect(log?.textContent).not.toMatch(/\p{Nd}{6}/u)
      say('   ')
      expect(log?.children).toHaveLength(5)
    },
  )

  test("OTH-21 the chat has the portal's theme and clock; invalid parameters do no harm", () => {
    const when = () => document.querySelector('.when')?.textContent
    visit(CHAT, `?look=light&zone=Asia/Dhaka&now=${Date.UTC(2026, 10, 20, 9, 5)}&lang=EN`)
    expect(document.documentElement.style.colorScheme).toBe('light')
    expect(when()).toBe('15:05')
    visit(CHAT, '?look=red&zone=No/Where&now=soon&lang=EN')
    expect(document.documentElement.style.colorScheme).toBe('')
    expect(when()).toMatch(/^\d\d:\d\d$/)
  })

  test('every answer of the chat links to an existing article', () => {
    const page = demoPage(CHAT) ?? ''
    const targets = [...page.matchAll(/\bto: '([a-z-]+)'/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(5)
    const ids = helpCenter('EN').sections.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(ids).toEqual(expect.arrayContaining(targets))
  })
})

describe('PRD-17 the landing page of a sign-in window', () => {
  const html = readFileSync('src/public/social.html', 'utf8')
  const script = readFileSync('src/public/social.js', 'utf8')
  const received: unknown[] = []
  const opener = { postMessage: vi.fn() }

  const land = (search: string) => {
    received.length = 0
    opener.postMessage.mockClear()
    class Channel {
      readonly name: string
      constructor(name: string) {
        this.name = name
      }
      postMessage(message: unknown) {
        received.push([this.name, message])
      }
      close() {}
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    vi.stubGlobal('opener', opener)
    open(html, `/social.html${search}`, script)
    vi.advanceTimersByTime(1000)
    return document.body.dataset.state
  }

  test('sends state and code to its own origin in both ways, and removes them from the address', () => {
    const message = { type: 'social', state: STATE, code: 'id-rahim' }
    expect(land(`?state=${STATE}&code=id-rahim#x`)).toBe('done')
    expect(opener.postMessage.mock.calls).toEqual([[message, location.origin]])
    expect(received).toEqual([['social', message]])
    expect(window.close).toHaveBeenCalledOnce()
    expect(location.pathname + location.search + location.hash).toBe('/social.html')
    const shown = document.querySelector<HTMLElement>('[data-part]:not([hidden])')
    expect(shown?.textContent).toMatch(/উইন্ডোটি বন্ধ করতে পারেন.*You can close this window/s)
  })

  test.each([
    ['VI', 'vi', 'ltr', 'Bây giờ bạn có thể đóng cửa sổ này.'],
    ['TY', 'th', 'ltr', 'ปิดหน้าต่างนี้ได้แล้ว'],
    ['CN', 'zh-Hans', 'ltr', '您现在可以关闭此窗口。'],
    ['AR', 'ar', 'rtl', 'يمكنك إغلاق هذه النافذة الآن.'],
    ['EN', 'en', 'ltr', 'You can close this window.'],
  ])("uses the portal's language: %s", (code, tag, dir, text) => {
    localStorage.setItem('lang', code)
    land(`?state=${STATE}&code=id-rahim`)
    expect(document.documentElement).toMatchObject({ lang: tag, dir })
    const shown = document.querySelectorAll('[data-part]:not([hidden]) p:not([hidden])')
    expect([...shown].map(({ textContent }) => textContent)).toEqual([text])
  })

  test('a denied consent returns an invalid code', () => {
    land(`?error=access_denied&state=${STATE}`)
    expect(received).toEqual([['social', { type: 'social', state: STATE, code: 'denied' }]])
  })

  test.each([
    ['nothing', ''],
    ['no code', `?state=${STATE}`],
    ['an empty code', `?state=${STATE}&code=`],
    ['a code that is too long', `?state=${STATE}&code=${'x'.repeat(2001)}`],
    ['a short state', '?state=short&code=a'],
    ['a state with markup', '?state=%3Cscript%3E1&code=a'],
    ['a repeated state', `?state=${STATE}&state=${STATE}&code=a`],
  ])('%s: sends nothing, stays open and says so', (_, search) => {
    expect(land(search)).toBe('failed')
    expect(received).toEqual([])
    expect(opener.postMessage).not.toHaveBeenCalled()
    expect(window.close).not.toHaveBeenCalled()
    expect(location.search).toBe('')
  })

  test('its own policy allows its script and style, nothing inline, and no search engine', () => {
    expect(html).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'/)
    expect(html).not.toMatch(/unsafe|<style|\sstyle=|\son\w+=|<script(?![^>]* src=)/)
    expect(html).toContain('noindex')
  })
})
