import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportTexts, importTexts } from '#scripts/locales/exchange.mjs'
import { formatFirst, placeFinder, storyLink } from '#scripts/locales/places.mjs'
import { textsFolder } from './texts-folder.ts'

const ENGLISH = {
  title: 'Home',
  of: 'Level <b>{{level}}</b> & more',
  nav: { bets_one: '{{count}} bet', bets_other: '{{count}} bets', 'coming soon': 'Soon' },
}
const THAI = {
  title: 'หน้าแรก',
  of: 'ระดับ <b>{{level}}</b> & อื่น ๆ',
  nav: { bets_other: '{{count}} เดิมพัน', 'coming soon': 'เร็ว ๆ นี้' },
}

const places = () => ({
  files: ['src/features/member/vip/screens/vip.tsx'],
  screens: ['src/features/member/vip/screens/vip.tsx'],
  story: '/?path=/story/features-member-vip--ready',
})

const portal = (files: Record<string, unknown> = {}) => {
  const texts = textsFolder({
    'EN/shell.json': ENGLISH,
    'EN/other.json': { a: 'A' },
    'TH/shell.json': THAI,
    'TH/other.json': { a: 'ก' },
    'limits.json': [{ keys: ['shell:title'], most: 6, place: 'a tab' }],
    'glossary/TH.json': { bet: { use: 'เดิมพัน', never: ['เบ็ท'] } },
    ...files,
  })
  const out = async (code = 'TH') => (await exportTexts(code, { folder: texts.folder, places })).xml
  const back = (xml: string) => {
    const file = join(texts.folder, 'back.xliff')
    writeFileSync(file, xml)
    return importTexts(file, texts.folder)
  }
  return { ...texts, out, back }
}

/** The unit of a text in an XLIFF file. */
const unitOf = (xml: string, id: string) =>
  new RegExp(`<unit id="${id}"[^]*?</unit>`).exec(xml)?.[0] ?? ''

describe('an exported file', () => {
  test('has the English of each text, its translation and its notes', async () => {
    const unit = unitOf(await portal().out(), 'shell:title')
    expect(unit).toContain('<source>Home</source>')
    expect(unit).toContain('<target>หน้าแรก</target>')
    expect([...unit.matchAll(/<note>(.*)<\/note>/g)].map(([, note]) => note)).toEqual([
      'File: locales/TH/shell.json',
      'Asked for by: src/features/member/vip/screens/vip.tsx',
      'Screens: src/features/member/vip/screens/vip.tsx',
      'Story: /?path=/story/features-member-vip--ready&amp;globals=language:TH',
      'At most 6 characters (a Chinese one counts two): a tab',
    ])
  })

  test('has the plural forms of the language with their numbers', async () => {
    const xml = await portal().out('AR')
    expect(xml).toContain('srcLang="en" trgLang="ar"')
    expect([...xml.matchAll(/id="shell:nav.bets_(\w+)"/g)].map(([, form]) => form).sort()).toEqual([
      'few',
      'many',
      'one',
      'other',
      'two',
      'zero',
    ])
    const few = unitOf(xml, 'shell:nav.bets_few')
    expect(few).toContain('Plural form "few", for such numbers as 3, 4, 5, 6')
    expect(few).toContain('<source>{{count}} bets</source>')
    expect(few).not.toContain('<target>')
    expect(await portal().out()).not.toContain('bets_one')
  })

  test('marks texts whose English has changed since', async () => {
    const { out } = portal({ 'sources/TH.json': { 'shell:title': '00000000' } })
    const xml = await out()
    expect(unitOf(xml, 'shell:title')).toContain('The English has changed since')
    expect(unitOf(xml, 'shell:of')).not.toContain('The English has changed since')
  })

  test('is refused for English and for unknown languages', async () => {
    await expect(portal().out('xx')).rejects.toThrow('"xx" is no language that the portal knows.')
    await expect(portal().out('EN')).rejects.toThrow(/what the others are made from/)
  })
})

describe('an imported file', () => {
  test('without changes changes nothing', async () => {
    const { out, back, read } = portal()
    const before = read('TH/shell.json')
    expect(await back(await out())).toEqual({ code: 'TH', changed: [] })
    expect(read('TH/shell.json')).toBe(before)
    expect(() => read('sources/TH.json')).toThrow(/ENOENT/)
  })

  test('with one change changes that text and the record of its English', async () => {
    const { out, back, read } = portal()
    const other = read('TH/other.json')
    const xml = (await out()).replace('<target>เร็ว ๆ นี้<', '<target>ไม่นาน &amp; ดี<')
    expect(await back(xml)).toEqual({ code: 'TH', changed: ['shell:nav.coming soon'] })
    const nav = { ...THAI.nav, 'coming soon': 'ไม่นาน & ดี' }
    expect(read('TH/shell.json')).toBe(`${JSON.stringify({ ...THAI, nav }, null, 2)}\n`)
    expect(read('TH/other.json')).toBe(other)
    expect(Object.keys(JSON.parse(read('sources/TH.json')))).toEqual(['shell:nav.coming soon'])
  })

  test('adds a new language, in the order of the English', async () => {
    const { out, back, read } = portal()
    const xml = (await out('VI'))
      .replace('<source>Soon</source>', '<source>Soon</source><target>Sắp có</target>')
      .replace('<source>Home</source>', '<source>Home</source><target>Nhà</target>')
    expect(await back(xml)).toMatchObject({ code: 'VI' })
    const texts = { title: 'Nhà', nav: { 'coming soon': 'Sắp có' } }
    expect(read('VI/shell.json')).toBe(`${JSON.stringify(texts, null, 2)}\n`)
    expect(() => read('VI/other.json')).toThrow(/ENOENT/)
  })

  test.each([
    ['an unknown key', 'id="shell:title"', 'id="shell:nobody"', /shell:nobody is no key of/],
    ['a lost variable', '>{{count}} เดิมพัน<', '>เดิมพัน<', /shell:nav.bets_other has no variables/],
    ['a broken tag', '/b&gt; &amp; อื่น', 'b&gt; &amp; อื่น', /shell:of has .* where the English has/],
    ['foreign letters', '>หน้าแรก<', '>首页<', /shell:title has the letter 首 of another language/],
    ['an untranslated text', '>หน้าแรก<', '>Start<', /shell:title is not translated: "Start"/],
    ['another digit', '>หน้าแรก<', '>แรก ๑<', /shell:title has the digit ๑/],
    ['a forbidden word', '>หน้าแรก<', '>เบ็ท<', /shell:title says "เบ็ท"/],
    ['a text that is too long', '>หน้าแรก<', '>หน้าแรกของเรา<', /shell:title is \d+ characters long/],
    ['another English', '>Home<', '>House<', /shell:title was made from another English/],
    ['an element in a text', '>หน้าแรก<', '><ph id="1"/>หน้า<', /shell:title has elements of XLIFF/],
    ['a broken element', '</target>', '</targe>', /^This is no well-formed XML: .*line: \d+/],
    ['no language', 'trgLang="th"', '', /Its target language is ""/],
    ['an unknown language', 'trgLang="th"', 'trgLang="tlh"', /Its target language is "tlh"/],
    ['another source', 'srcLang="en"', 'srcLang="fr"', /Its source language is "fr", not "en"/],
    ['another version', 'version="2.0"', 'version="1.2"', /no XLIFF 2.0 file/],
    ['a repeated unit', 'id="shell:of"', 'id="shell:title"', /has a unit twice/],
    ['something else', '<xliff', '<html', /This is no XLIFF file/],
  ])('with %s is refused as a whole', async (_, from, to, words) => {
    const { out, back, read } = portal()
    // A valid change in the same file, which must not be written either.
    const good = (await out()).replace('<target>เร็ว ๆ นี้<', '<target>ไม่นาน<')
    const bad = good.replace(from, to)
    expect(bad).not.toBe(good)
    const before = read('TH/shell.json')
    // A text made from another English is refused only if the translation has changed.
    const touched = from === '>Home<' ? bad.replace('>หน้าแรก<', '>แรก<') : bad
    const why = await back(touched).catch((error: unknown) => String(error))
    expect(
      String(why)
        .replace('Error: ', '')
        .replace(/^Nothing was written.*\n\s*/, ''),
    ).toMatch(words)
    expect(read('TH/shell.json')).toBe(before)
  })
})

describe('where a text is shown', () => {
  const askers = new Map([['auth:agent.title', ['src/features/visitor/auth/components/agent.tsx']]])
  const screen = 'src/features/visitor/auth/screens/agent-login.tsx'

  test('is every screen that imports its user, with its story', () => {
    const importers = new Map([
      [
        'src/features/visitor/auth/components/agent.tsx',
        new Set(['src/features/visitor/auth/hooks/a.ts']),
      ],
      ['src/features/visitor/auth/hooks/a.ts', new Set([screen])],
      [screen, new Set(['src/features/visitor/auth/routes.ts'])],
    ])
    expect(placeFinder(askers, importers)('auth:agent.title')).toMatchObject({
      screens: [screen],
      story: '/?path=/story/features-auth-agent-login--ready',
    })
  })

  test('is the frame around the pages if no screen shows it', () => {
    const { screens, story } = placeFinder(askers, new Map())('auth:agent.title')
    expect(screens).toEqual([])
    expect(story).toMatch(/^\/\?path=\/story\/flows-shell--/)
  })

  test('is the first story of a file', () => {
    expect(storyLink("const meta = { title: 'UI/Big button' }\nexport const AtRest = {}")).toBe(
      '/?path=/story/ui-big-button--at-rest',
    )
    expect(storyLink('export const AtRest = {}')).toBeNull()
  })

  test('lists at most five', () => {
    expect(formatFirst(['a', 'b'])).toBe('a, b')
    expect(formatFirst(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more')
  })
})
