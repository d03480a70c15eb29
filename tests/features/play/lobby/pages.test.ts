import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PORTAL_PAGES, pagesFound } from '#features/play/lobby/pages.ts'
import { splitTerms } from '#lib/text-match.ts'

const LANGUAGES = ['EN', 'BN', 'VI', 'TH', 'CN', 'AR']

function textsOf(language: string) {
  const at = (key: string): unknown => {
    const [file = '', path = ''] = key.split(':')
    const url = new URL(`../../../../locales/${language}/${file}.json`, import.meta.url)
    return path
      .split('.')
      .reduce((part, name) => part?.[name], JSON.parse(readFileSync(url, 'utf8')))
  }
  return PORTAL_PAGES.map(({ id, title }) => ({
    id,
    title: String(at(title)),
    words: at(`lobby:pageWords.${id}`),
  }))
}

describe.each(LANGUAGES)('%s: the pages of the portal', (language) => {
  const pages = textsOf(language).map((page) => ({ ...page, words: String(page.words) }))
  const found = (query: string, forgiving = false) =>
    pagesFound(pages, splitTerms(query), forgiving).map(({ id }) => id)

  test('each is found by its title and by each of the other words for it', () => {
    for (const { id, title, words } of pages)
      for (const word of [title, ...words.split(/[,،、]/)]) expect(found(word)).toContain(id)
  })

  test('each has its words in this language', () => {
    for (const { id, words } of textsOf(language))
      expect([id, words]).toEqual([id, expect.any(String)])
  })

  test('a few letters of no word find none', () => {
    for (const query of ['', '  ', 'zzqqxx', '777']) expect(found(query, true)).toEqual([])
  })
})

const pages = (language: string) =>
  textsOf(language).map((page) => ({ ...page, words: String(page.words) }))

test.each([
  ['EN', 'withdrawl', 'withdraw'],
  ['EN', 'cash out', 'withdraw'],
  ['EN', 'T-SHIRT', 'points'],
  ['BN', 'উত্তলন', 'withdraw'],
  ['BN', 'আমানত', 'deposit'],
  ['VI', 'rut tien', 'withdraw'],
  ['VI', 'dang nhap', 'login'],
  ['VI', 'nap tein', 'deposit'],
  ['TH', 'ถอน', 'withdraw'],
  ['TH', 'ถอนเงน', 'withdraw'],
  ['CN', '取钱', 'withdraw'],
  ['AR', 'ايداع', 'deposit'],
  ['AR', 'تغيير كلمه المرور', 'security'],
])('%s: “%s” leads to %s, however it is written', (language, query, page) => {
  expect(pagesFound(pages(language), splitTerms(query), true)[0]?.id).toBe(page)
})

test('a misspelt word finds a page only where typos are forgiven', () => {
  expect(pagesFound(pages('EN'), splitTerms('withdrawl'), false)).toEqual([])
})
