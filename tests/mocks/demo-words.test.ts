// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameArt, gameTheme } from '#mocks/art/game-art.ts'
import { glyphPath } from '#mocks/art/glyphs.ts'
import { getLooks } from '#mocks/art/looks.ts'
import { demoPagePaths, demoPageWords } from '#mocks/server/demo-pages.ts'
import { createTestWorld } from './helpers.ts'
import { openDemo } from './open-page.ts'

const CODES = ['EN', 'BN', 'VI', 'TH', 'CN', 'AR']
const CHAT = '/demo-chat/index.html'
const PATHS = [...demoPagePaths().keys()].filter((path) => !path.startsWith('/demo-games-b/'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('GAM-07 a slot draws the figures and colours of its tile', () => {
  const SLOTS = '/demo-games/slots/index.html'
  const SYMBOLS =
    'lion.fff6c4.ffc53a.b95b06,elephant.ffffff.cfdbec.667aa0,eagle-head.d8f4ff.46aaff.1244ad'
  const COLOURS = '28030f,4c0519,9f1239,e11d54,ff5a5a,ffd6b0'
  const outline = (name: string) => document.getElementById(`p-${name}`)?.getAttribute('d')
  const ink = () => document.documentElement.style.getPropertyValue('--ink')

  test('those of its address', () => {
    openDemo(SLOTS, `?symbols=${SYMBOLS}&colours=${COLOURS}`)
    expect([outline('main'), outline('second'), outline('third')]).toEqual(
      ['lion', 'elephant', 'eagle-head'].map(glyphPath),
    )
    expect(ink()).toBe('#28030f')
    expect(document.querySelector('#m-main stop')?.getAttribute('stop-color')).toBe('#fff6c4')
  })

  test.each([
    ['no tile', ''],
    ['unknown figures', `?symbols=${SYMBOLS.replace('lion', 'toString')}&colours=red`],
    ['something else', '?symbols="><img src=x>,,&colours=;}'],
  ])('its own for %s', (_, search) => {
    openDemo(SLOTS, search)
    expect(outline('main')).toBe(glyphPath('lotus-flower'))
    expect(ink()).toBe('#0c0a2b')
  })

  test('the tile has the same figure and colours', async () => {
    const { catalogue } = await createTestWorld()
    for (const game of catalogue.byType('RNG').slice(0, 20)) {
      const look = getLooks(catalogue).get(game.nodeId)
      const poster = gameArt(game, { look })
      const { symbols, colours } = gameTheme(game, look)
      const [glyph = '', , mid = ''] = (symbols.split(',')[0] ?? '').split('.')
      expect(poster).toContain(glyphPath(glyph))
      expect(poster).toContain(`#${mid}`)
      expect(colours.split(',').filter((one) => poster.includes(`#${one}`)).length).toBeGreaterThan(
        2,
      )
    }
  })
})

describe.each(PATHS)('D-004 %s', (path) => {
  const all = demoPageWords(path)

  test('has every text in every language, with the same placeholders and digits from 0 to 9', () => {
    const { EN = {} } = all
    const placesIn = (text = '') => (text.match(/[+−]?\{\w+\}/g) ?? []).toSorted()
    expect(Object.keys(all).toSorted()).toEqual(CODES.toSorted())
    expect(Object.keys(EN).length).toBeGreaterThan(3)
    for (const [lang, words] of Object.entries(all)) {
      expect(Object.keys(words).toSorted(), lang).toEqual(Object.keys(EN).toSorted())
      for (const [key, text] of Object.entries(words)) {
        expect(text.trim(), `${lang} ${key}`).not.toBe('')
        expect(placesIn(text), `${lang} ${key}`).toEqual(placesIn(EN[key]))
        expect(text, `${lang} ${key}`).not.toMatch(/(?![0-9])\p{Nd}/u)
      }
    }
  })

  test.each([
    ['BN', 'BN', 'bn', 'ltr'],
    ['vi', 'VI', 'vi', 'ltr'],
    ['TH', 'TH', 'th', 'ltr'],
    ['TY', 'TH', 'th', 'ltr'],
    ['CN', 'CN', 'zh-Hans', 'ltr'],
    ['AR', 'AR', 'ar', 'rtl'],
    ['FR', 'EN', 'en', 'ltr'],
    ['constructor', 'EN', 'en', 'ltr'],
  ])('for %s it uses %s', (asked, code, tag, dir) => {
    openDemo(path, `?session=play-1&lang=${asked}`)
    const { documentElement: page } = document
    expect([page.lang, page.dir]).toEqual([tag, dir])
    const [spoken] = document.querySelectorAll<HTMLElement>('[data-t]')
    expect(spoken?.textContent).toBeTruthy()
    expect(spoken?.textContent).toBe(all[code]?.[spoken?.dataset.t ?? ''])
  })
})

test.each(CODES)('PRD-16 %s: every question that the chat offers has its own answer', (lang) => {
  const words = demoPageWords(CHAT)[lang] ?? {}
  for (const model of ['general', 'payments', 'agents']) {
    openDemo(CHAT, `?model=${model}&lang=${lang}`)
    for (const button of document.querySelectorAll<HTMLElement>('#asks button')) {
      button.click()
      vi.advanceTimersByTime(1000)
      const [key = ''] = Object.entries(words).find(([, text]) => text === button.textContent) ?? []
      const [, answer = ''] = key.endsWith('.ask') ? [key, words[key.replace('ask', 'answer')]] : []
      expect(answer, button.textContent).not.toBe('')
      expect(document.querySelector('#log > :last-child')?.textContent).toContain(answer)
    }
  }
})

test('GAM-07 an amount keeps its sign and order in a right-to-left page', async () => {
  const listeners: EventListener[] = []
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'message' && typeof listener === 'function') listeners.push(listener)
  })
  openDemo('/demo-games/wheel/index.html', '?lang=EN')
  const postToPage = (message: object) =>
    listeners.at(-1)?.(
      new MessageEvent('message', { source: window, data: { source: 'portal-host', ...message } }),
    )
  const amounts = (place: string) =>
    [...document.querySelectorAll<HTMLElement>(`${place} bdi`)].map((one) => [
      one.dir,
      one.textContent,
    ])
  postToPage({
    type: 'init',
    balance: '1250.00',
    currencySymbol: '৳',
    lang: 'AR',
    minStake: '1.00',
  })
  expect(document.documentElement.dir).toBe('rtl')
  expect(amounts('#balance')).toEqual([['ltr', '৳1,250.00']])
  expect(amounts('#bets')[0]).toEqual(['ltr', '×2'])
  document.getElementById('go')?.click()
  const money = { stake: '1.00', payout: '2.00', balance: '1251.00' }
  postToPage({ type: 'result', id: 'r1', outcome: { symbols: [['1']] }, ...money })
  await expect
    .poll(() => amounts('#result'))
    .toEqual([
      ['ltr', '৳2.00'],
      ['ltr', '×2'],
      ['ltr', '৳1.00'],
      ['ltr', '+৳1.00'],
    ])
  expect(amounts('#balance')).toEqual([['ltr', '৳1,251.00']])
})
