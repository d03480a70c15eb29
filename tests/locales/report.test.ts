import { describe, expect, test } from 'vitest'
import { buildReport, examine } from '#scripts/locales/report.mjs'
import { acceptTexts } from '#scripts/locales/sources.mjs'
import { glossaryFault, lengthFault, limitFinder, measureWidth } from '#scripts/locales/style.mjs'
import { PRINTS_ITS_COST } from '#tests/house/cost.ts'
import { runScript, scriptPath } from '#tests/house/run-script.ts'
import { textsFolder } from './texts-folder.ts'

const ASKS: [string, string][] = [['src/a.tsx', "t('shell:title'); t('shell:bets', { count })"]]
const ENGLISH = { title: 'Home', bets_one: '{{count}} bet', bets_other: '{{count}} bets' }
const BENGALI = { title: 'হোম', bets_one: '{{count}}টি বাজি', bets_other: '{{count}}টি বাজি' }

const portal = (files: Record<string, unknown> = {}) =>
  textsFolder({ 'EN/shell.json': ENGLISH, 'BN/shell.json': BENGALI, ...files })

const report = (folder: string, only: string[] = []) => buildReport(examine(folder, ASKS), only)

describe('the report', () => {
  test('counts the texts of every language and finds nothing if all are right', () => {
    const { folder } = portal({ 'TH/shell.json': { title: 'หน้าแรก' } })
    const { lines, faults } = report(folder)
    expect(faults).toBe(0)
    const cells = lines.map((line) => line.split(/\s{2,}/))
    expect(cells).toContainEqual(['EN', '3', '3', '0', '0', '0', '0'])
    expect(cells).toContainEqual(['TH (grows)', '1', '2', '1', '0', '1', '0'])
  })

  test('lists a missing text of a complete language', () => {
    const { folder } = portal({ 'BN/shell.json': { ...BENGALI, title: undefined } })
    expect(report(folder)).toMatchObject({ faults: 1 })
    expect(report(folder).lines).toContain('BN shell:title is missing')
  })

  test('lists a text of a complete language that is still the English, until it is accepted', () => {
    const { folder } = portal({
      'EN/shell.json': { ...ENGLISH, title: 'LINE' },
      'BN/shell.json': { ...BENGALI, title: 'LINE' },
    })
    expect(report(folder)).toMatchObject({ faults: 1 })
    expect(report(folder).lines[0]).toMatch(/^BN shell:title is still the English/)
    acceptTexts(['BN', 'shell:title'], folder)
    expect(report(folder)).toMatchObject({ faults: 0 })
  })

  test('counts missing texts of an incomplete language, and lists them on request', () => {
    const { folder } = portal({ 'TH/shell.json': { title: 'หน้าแรก' } })
    expect(report(folder).lines).toContain('TH: 1 missing: shell 1')
    expect(report(folder, ['TH']).lines).toContain('    shell:bets_other')
    expect(report(folder, ['BN']).lines.filter((line) => line.startsWith('TH'))).toEqual([])
  })

  test('lists an English text that no module uses', () => {
    const { folder } = portal()
    const { lines, faults } = buildReport(examine(folder, [['src/a.ts', "t('shell:title')"]]))
    expect(faults).toBe(2)
    expect(lines[0]).toMatch(/^EN shell:bets_one is unused/)
  })

  test('lists a text that breaks the rules, the glossary or its length', () => {
    const { folder } = portal({
      'TH/shell.json': { title: 'เบ็ท ๑', bets_other: 'เดิมพัน' },
      'glossary/TH.json': { bet: { use: 'เดิมพัน', never: ['เบ็ท'] } },
      'limits.json': [{ keys: ['shell:title'], most: 4, place: 'a button' }],
    })
    expect(report(folder).lines.slice(0, report(folder).faults)).toEqual([
      'TH shell:title has the digit ๑; the interface counts and dates in 0 to 9',
      'TH shell:bets_other has no variables or tags where the English has {{count}}',
      'TH shell:title says "เบ็ท"; the glossary has "เดิมพัน" for "bet"',
      'TH shell:title is 5 characters long; a button has room for 4',
    ])
  })
})

describe('a translation of a changed English text', () => {
  const changed = () => {
    const texts = portal({ 'TH/shell.json': { title: 'หน้าแรก', bets_other: '{{count}} เดิมพัน' } })
    acceptTexts(['BN', 'th'], texts.folder)
    expect(report(texts.folder).faults).toBe(0)
    texts.write('EN/shell.json', { ...ENGLISH, title: 'Start' })
    return texts
  }

  test('is an error in a complete language, and open in an incomplete one', () => {
    const { folder } = changed()
    const { lines, faults } = report(folder)
    expect(faults).toBe(1)
    expect(lines[0]).toBe('BN shell:title was made from another English text')
    expect(lines).toContain('TH: 1 made from an English text that has changed since: shell 1')
  })

  test('is right again once it is accepted, alone', () => {
    const { folder, write, read } = changed()
    write('EN/shell.json', { ...ENGLISH, title: 'Start', bets_other: '{{count}} wagers' })
    const before = JSON.parse(read('sources/BN.json'))
    acceptTexts(['BN', 'shell:title'], folder)
    const after = JSON.parse(read('sources/BN.json'))
    expect(after['shell:title']).not.toBe(before['shell:title'])
    expect({ ...after, 'shell:title': '' }).toEqual({ ...before, 'shell:title': '' })
    expect(report(folder, ['BN']).lines[0]).toMatch(/^BN shell:bets_other was made from another/)
  })

  test('cannot be accepted if it does not exist', () => {
    const { folder } = portal()
    expect(() => acceptTexts(['BN', 'shell:nobody'], folder)).toThrow('BN has no text shell:nobody')
    expect(() => acceptTexts(['EN'], folder)).toThrow(/nothing to accept/)
    expect(() => acceptTexts(['XX'], folder)).toThrow(
      'There is no language "XX" in locales/: BN, EN.',
    )
    expect(() => acceptTexts([], folder)).toThrow(/needs a language/)
  })
})

describe('the length of a text', () => {
  test('is counted in visible characters, Chinese ones twice', () => {
    expect(['Deposit', 'ক্ষমা', 'กติกา', '存款', 'e\u0301'].map(measureWidth)).toEqual([7, 2, 4, 4, 1])
  })

  test('is the shortest one for its key', () => {
    const limitOf = limitFinder([
      { keys: ['shell:*'], most: 9, place: 'a menu' },
      { keys: ['*:*.send', 'shell:nav.bets'], most: 5, place: 'a button' },
    ])
    expect(limitOf('shell:nav.home')?.most).toBe(9)
    expect(limitOf('shell:nav.bets_one')?.most).toBe(5)
    expect(limitOf('wallet:transfer.send')?.most).toBe(5)
    expect(limitOf('wallet:send')).toBeUndefined()
    expect(lengthFault('Account', limitOf('shell:nav.home'))).toBeNull()
    expect(lengthFault('Account', limitOf('shell:nav.bets'))).toMatch(/7 characters.* room for 5/)
  })
})

describe('the glossary', () => {
  test('matches whole words where a language separates them, and accepts correct uses', () => {
    const breach = glossaryFault({
      bet: { use: 'đặt cược', never: ['cược', 'bet'] },
      agent: { use: '代理', never: ['下线'] },
    })
    expect(breach('Đặt cược tại đây')).toBeNull()
    expect(breach('Đã đặt cược {{bet}} <bet>')).toBeNull()
    expect(breach('alphabet')).toBeNull()
    expect(breach('Cược tại đây')).toBe('says "cược"; the glossary has "đặt cược" for "bet"')
    expect(breach('Cược, bet', 'lobby:pageWords.bets')).toBeNull()
    expect(breach('我的下线列表')).toMatch(/"代理" for "agent"/)
  })
})

/** Twice the allowed time, because under load the same work takes more processor time. */
const LIMIT_MS = 4000

test('the portal passes in a short time', async () => {
  const ending = await runScript(scriptPath('locales'), [], {
    options: ['--import', PRINTS_ITS_COST],
  })
  expect(ending).toMatchObject({ code: 0 })
  expect(Number(ending.output.split('\n').at(-1))).toBeLessThan(LIMIT_MS)
})
