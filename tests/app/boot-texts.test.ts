// @vitest-environment jsdom, of its own
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { languageOf } from '#i18n/languages.ts'
import complete from '#locales/complete.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const tags = complete.map((code) => languageOf(code)?.tag ?? code)

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
