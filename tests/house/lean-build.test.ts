import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLucideIcon, type IconNode, type Search } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import createLeanIcon from '#scripts/vite/lean-icon.mjs'
import { leanIcon } from '#scripts/vite/lean-icons.ts'
import { CUTS, leanText, MODULE, UNUSED } from '#scripts/vite/lean-texts.ts'

const root = join(import.meta.dirname, '../..')
const icons = join(root, 'node_modules/lucide-react/dist/esm/icons')

describe('a build takes of its packages what the portal uses', () => {
  test('an icon is its drawing alone', () => {
    const files = readdirSync(icons).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')
    expect(files.length).toBeGreaterThan(1000)
    const kept = files.filter((name) => {
      const path = join(icons, name)
      const code = readFileSync(path, 'utf8')
      if (!code.includes('createLucideIcon(')) return false
      return /aliases:|name:|key:/.test(leanIcon(path, code) ?? code)
    })
    expect(kept).toEqual([])
  })

  test('an icon looks as its package draws it', () => {
    const drawing: IconNode = [
      ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
      ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
    ]
    const props = { className: 'own', 'aria-hidden': true, focusable: 'false' } as const
    const markup = (icon: typeof Search) => renderToStaticMarkup(createElement(icon, props))
    const lean = markup(createLeanIcon('way', drawing))
    const whole = markup(createLucideIcon('way', drawing))
    const sorted = (text: string) => (text.match(/[\w-]+="[^"]*"|<\/?\w+/g) ?? []).sort()
    const bare = whole.replace('xmlns="http://www.w3.org/2000/svg" ', '')
    expect(sorted(lean)).toEqual(sorted(bare.replace('lucide lucide-way own', 'own')))
  })

  test.each(Object.entries(CUTS))('%s is found in the installed i18next', (_, [pattern]) => {
    expect(readFileSync(MODULE, 'utf8')).toMatch(pattern)
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
