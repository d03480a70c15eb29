// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { popupLists } from '#mocks/content/announcements/popup.ts'
import { helpCenter } from '#mocks/content/help/help.ts'
import { manyPopups } from '#mocks/factories/popups.ts'
import { slotsReturn } from '#mocks/games/slots/rules.ts'
import { makeConfig } from '#mocks/merchant/config.ts'
import { LOCK_MS, MAX_ATTEMPTS } from '#mocks/world/people/sessions/open-session.ts'
import { validators } from '#openapi/generated/validators.js'
import { MEMBER_PAGE_KEYS } from '#patterns/routing/member-page.ts'
import { parsePopup } from '#patterns/routing/popup.ts'

const SOME_DAY = Date.UTC(2026, 10, 20)

const config = makeConfig()
const LANGUAGES = ['EN', 'BN']
/** Bengali letters and digits, without the taka sign, which both languages use. */
const BENGALI = /[\u0980-\u09f1]/
const TAGS = 'p h3 ul ol li strong em a table thead tbody tr th td'.split(' ')

const articlesOf = (language: string, over = config) =>
  helpCenter(language, over).sections.flatMap(({ articles }) => articles)
const contentOf = (id: string, language: string, over = config) =>
  articlesOf(language, over).find((article) => article.id === id)?.content ?? ''
const elementsOf = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return [...template.content.querySelectorAll('*')]
}

describe('help', () => {
  test('API-09 both languages have the same articles with the same structure, in their own script', () => {
    const [english, bangla] = [articlesOf('EN'), articlesOf('BN')]
    expect(bangla.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    for (const [i, { id, title, content }] of english.entries()) {
      const other = bangla[i]
      expect(title + content, id).not.toMatch(BENGALI)
      expect(other?.title, id).toMatch(BENGALI)
      const shape = (html = '') => elementsOf(html).map((element) => element.localName)
      expect(shape(other?.content), id).toEqual(shape(content))
      const links = (html = '') =>
        elementsOf(html).flatMap((element) => element.getAttribute('href') ?? [])
      expect(links(other?.content).toSorted(), id).toEqual(links(content).toSorted())
    }
  })

  test('D-079 every name exists once, including those that other pages link to', () => {
    const { sections } = helpCenter('EN')
    const ids = sections.flatMap(({ id, articles }) => [id, ...articles.map((one) => one.id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/)
    const anchors = 'responsible-gaming limits self-exclusion terms privacy cookies about contact'
    expect(ids).toEqual(expect.arrayContaining([...anchors.split(' '), 'complaints', 'faq']))
    expect(elementsOf(contentOf('faq', 'EN')).filter((one) => one.localName === 'h3')).toHaveLength(
      14,
    )
  })

  test.each(LANGUAGES)('D-049 %s: plain elements only, and every link has a target', (lang) => {
    const anchors = articlesOf(lang).map(({ id }) => `/help#${id}`)
    for (const { id, content } of articlesOf(lang)) {
      expect(content, id).not.toMatch(/[{}]|undefined|NaN/)
      for (const element of elementsOf(content)) {
        expect(TAGS, id).toContain(element.localName)
        expect(element.getAttributeNames(), id).toEqual(element.localName === 'a' ? ['href'] : [])
        expect(element.textContent.trim(), id).not.toBe('')
        const href = element.getAttribute('href')
        if (
          !href ||
          /^(tel:\+\d+|https:\/\/care\.suborno\.example|mailto:help@suborno\.example)$/.test(href)
        )
          continue
        const isPopup = href.startsWith('/?') && parsePopup(href.slice(1)) !== null
        const isPage = MEMBER_PAGE_KEYS.some((page) => href === `/?mc=${page}`)
        if (!isPopup && !isPage && !['/promotions', '/pointMall'].includes(href))
          expect(anchors, id).toContain(href)
      }
    }
  })

  test.each(LANGUAGES)("D-001 %s: the minimum age is the jurisdiction's", (lang) => {
    const jurisdiction = { ...config.jurisdiction, minAge: 24 }
    const all = articlesOf(lang, { ...config, jurisdiction })
    for (const id of ['register', 'minimum-age', 'terms']) {
      expect(all.find((one) => one.id === id)?.content).toContain('24')
    }
    const text = all.map(({ content }) => content).join(' ')
    expect(text).not.toMatch(/(?<!\d)(18|21)(?!\d)/)
  })

  test('helplines and mailbox are the configured ones, and cannot add markup', () => {
    const lines = [{ name: '<b>Ear</b> & heart', phone: '+1 (555) 010', url: null }]
    const jurisdiction = { ...config.jurisdiction, helplines: lines }
    const content = contentOf('helpline', 'EN', { ...config, jurisdiction })
    const [name, phone] = elementsOf(content).filter((one) => /^(strong|a)$/.test(one.localName))
    expect(name?.textContent).toBe('<b>Ear</b> & heart')
    expect(phone?.getAttribute('href')).toBe('tel:+1555010')
    const nobody = { ...config, jurisdiction: { ...jurisdiction, helplines: [] } }
    expect(contentOf('helpline', 'BN', nobody)).toContain('চিকিৎসক')
    const mail = 'care@other.example'
    expect(contentOf('contact', 'EN', { ...config, supportMail: mail })).toContain(
      `<a href="mailto:${mail}">${mail}</a>`,
    )
  })

  test('the figures are those of the rules', () => {
    const [register, logIn, rtp] = ['register', 'log-in', 'rtp'].map((id) => contentOf(id, 'EN'))
    expect(register).toMatch(/name: 6 to 12 .* password of 6 to 20 /)
    expect([MAX_ATTEMPTS, LOCK_MS / 60_000]).toEqual([5, 15])
    expect(logIn).toMatch(/After five, the account is locked for 15 minutes/)
    expect(contentOf('log-in', 'BN')).toMatch(/পাঁচবার ভুল হলে অ্যাকাউন্ট 15 মিনিট/)
    const stated = `${(slotsReturn() * 100).toFixed(2)}%`
    expect(rtp).toContain(stated)
    expect(contentOf('rtp', 'BN')).toContain(stated)
  })

  test.each(LANGUAGES)('%s: the bonus example adds up', (lang) => {
    const cells = elementsOf(contentOf('wagering-example', lang)).filter(
      (one) => one.localName === 'td',
    )
    const [deposit = 0, bonus = 0, both, turnover = 0, , loss] = cells.map(({ textContent }) =>
      Number(textContent.replace(/\D/g, '')),
    )
    expect(bonus).toBe(deposit * 0.1)
    expect(both).toBe(deposit + bonus)
    expect(turnover).toBe((deposit + bonus) * 8)
    expect(loss).toBe(turnover * 0.04)
  })
})

describe('pop-ups', () => {
  test('D-048 three for A and for B, one for F, newest first', () => {
    expect(Object.values(popupLists).map((list) => list.length)).toEqual([3, 3, 1])
    for (const list of Object.values(popupLists)) {
      const ages = list.map(({ hoursAgo }) => hoursAgo)
      expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    }
  })

  test('MOD-15 CST-04 forty-seven fill six pages of nine, as in the contract', () => {
    const popup = manyPopups('EN', SOME_DAY)
    expect(Math.ceil(popup.length / 9)).toBe(6)
    expect(new Set(popup.map(({ id }) => id)).size).toBe(47)
    const times = popup.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const value = { banners: [], player: [], popup, promotion: [] }
    const keeps = validators.getAnnouncements.responses[200]
    expect(keeps?.({ success: true, value, traceId: 'tr-0007-000001' }), 'the contract').toBe(true)
    for (const { title } of manyPopups('BN', SOME_DAY))
      expect(title).toMatch(/^[^a-zA-Z]*(RTP)?[^a-zA-Z]*$/)
  })
})
