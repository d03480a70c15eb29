// @vitest-environment jsdom, of its own
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { findLanguage } from '#i18n/languages.ts'
import complete from '#locales/complete.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const tags = complete.map((code) => findLanguage(code)?.tag ?? code)

beforeEach(() => {
  document.documentElement.innerHTML = read('index.html')
  const style = document.createElement('style')
  style.textContent = read('src/ui/base/boot.css')
  document.head.append(style)
})

test.each(tags)(
  'a page that is slow to start says so in English and in the language chosen: %s',
  (tag) => {
    document.documentElement.lang = tag
    const lines = [...document.querySelectorAll<HTMLElement>('.boot-slow > span')]
    const shown = lines.filter((line) => getComputedStyle(line).display !== 'none')
    expect(shown.map(({ lang }) => lang)).toEqual(tag === 'en' ? ['en'] : [tag, 'en'])
    for (const line of shown) expect(line.textContent.trim()).not.toBe('')
  },
)

test('a browser without scripts says what it needs in every language of the portal', () => {
  const page = new DOMParser().parseFromString(
    read('index.html').replaceAll('noscript>', 'div>'),
    'text/html',
  )
  const notes = [...page.querySelectorAll<HTMLElement>('.boot-note')]
  const first = page.documentElement.lang
  expect(notes.map(({ lang }) => lang || first).sort()).toEqual(tags.toSorted())
  for (const note of notes) expect(note.textContent).toContain('JavaScript')
})

/** Runs the page's check of the browser, with what that browser can do. */
function openWith({ css, segmenter }: { css: readonly string[]; segmenter: boolean }) {
  vi.stubGlobal('CSS', { supports: (...words: string[]) => css.includes(words.join(': ')) })
  vi.stubGlobal('Intl', segmenter ? Intl : { ...Intl, Segmenter: undefined })
  const [script] = [...document.querySelectorAll('script')].filter(({ src }) => !src)
  new Function(script?.textContent ?? '')()
  vi.unstubAllGlobals()
  return document.querySelector('.too-old')
}

const NEW = ['height: 1lh', 'selector(:has(a))']

test.each([
  ['Chrome 108 and Safari 16.3', { css: ['selector(:has(a))'], segmenter: true }],
  ['Firefox 120', { css: ['height: 1lh'], segmenter: true }],
  ['Firefox 124', { css: NEW, segmenter: false }],
])(
  'a page for older browsers says so in every language, and the app has no place to start: %s',
  (_, can) => {
    const notes = [...(openWith(can)?.querySelectorAll('p') ?? [])]
    const says = notes.map(({ lang, textContent }) => [lang, textContent.trim()] as const)
    expect(says.map(([lang]) => lang)).toEqual(expect.arrayContaining(tags))
    expect(new Set(says.map(([, text]) => text)).size).toBe(tags.length + 1)
    expect(document.getElementById('root')).toBeNull()
  },
)

test('a browser of the oldest supported versions starts the app', () => {
  expect(openWith({ css: NEW, segmenter: true })).toBeNull()
  expect(document.getElementById('root')).not.toBeNull()
})

test('the check of the browser is written so that a browser of 2019 can run it', () => {
  const [script] = [...document.querySelectorAll('script')].filter(({ src }) => !src)
  expect(script?.textContent).not.toMatch(/\?\.|\?\?|\|\|=|&&=|await|\.at\(|replaceChildren/)
})
