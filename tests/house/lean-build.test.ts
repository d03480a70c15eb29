import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as lists from '#scripts/vite/chunk-modules.ts'
import { leanText, MODULE, UNUSED } from '#scripts/vite/lean-texts.ts'
import { findFiles } from './source.ts'

const root = join(import.meta.dirname, '../..')

describe('a build takes of its packages what the portal uses', () => {
  test('a version of i18next that is written differently stops the build', () => {
    expect(() => leanText('class Other {}')).toThrow(/written differently now: connector/)
  })

  test('texts, counts and values come out of what is left of i18next', async () => {
    const code = leanText(readFileSync(MODULE, 'utf8'))
    const { default: i18next } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )
    await i18next.init({ lng: 'en', fallbackLng: ['bn'], ns: [], defaultNS: 'a', resources: {} })
    i18next.addResourceBundle('en', 'a', { n_one: '{{count}} game', n_other: '{{count}} games' })
    i18next.addResourceBundle('bn', 'a', { only: 'শুধু {{name}}' })
    await i18next.changeLanguage('en')
    const t = i18next.getFixedT('en', 'a')
    expect([t('n', { count: 1 }), t('n', { count: 2 }), t('only', { name: 'x' })]).toEqual([
      '1 game',
      '2 games',
      'শুধু x',
    ])
  })

  test('no module calls what is left out of i18next', () => {
    const calls = new RegExp(`\\bi18n(?:ext)?\\.(?:${UNUSED.join('|')})\\b`)
    const files = ['src', 'mocks', 'stories'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(root, folder, name)),
    )
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter((file) => calls.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('no text needs what is left out: a format or another text inside it', () => {
    const texts = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^[A-Z]{2}\/.*\.json$/.test(name))
      .map((name) => [name, readFileSync(join(root, 'locales', name), 'utf8')] as const)
    expect(texts.length).toBeGreaterThan(100)
    const needy = texts.filter(([, text]) => /\{\{[^}]*,[^}]*\}\}|\$t\(/.test(text))
    expect(needy.map(([name]) => name)).toEqual([])
  })
})

test('a module that a chunk names is there', () => {
  const named = Object.values(lists).flatMap((list) =>
    Object.entries(list).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`)),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => findFiles(`${path}.*`).length === 0)).toEqual([])
})
