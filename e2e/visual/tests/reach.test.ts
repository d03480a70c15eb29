// `npm run visual` draws only the stories that a change can affect.
import { describe, expect, test } from 'vitest'
import { staysInside } from '#e2e/visual/reach/inside.mjs'
import {
  changedProperties,
  changedTexts,
  createReachTest,
  isOnlyInLight,
} from '#e2e/visual/reach/reach.mjs'

const BUTTON = 'src/ui/button/button.tsx'
const SHEET = 'src/ui/button/button.module.css'
const SIZES = 'src/ui/button/sizes.ts'

const records = new Map([
  [
    'button',
    {
      modules: [BUTTON, 'stories/ui/button.stories.tsx'],
      rules: ['.root', '.root[data-size]'],
      texts: 'Play now\nLater',
    },
  ],
  [
    'screen',
    {
      modules: [BUTTON, 'src/app/app.tsx', 'mocks/create-world.ts'],
      rules: ['.root'],
      texts: 'Deposit\nYou have ৳500.00 left',
    },
  ],
  ['badge', { modules: ['src/ui/badge/badge.tsx'], rules: [], texts: 'New' }],
])

const world = {
  importers: new Map([
    [SHEET, new Set([BUTTON])],
    [SIZES, new Set([BUTTON])],
    [
      BUTTON,
      new Set(['src/app/app.tsx', 'stories/ui/button.stories.tsx', 'src/ui/badge/badge.tsx']),
    ],
  ]),
  ran: new Set([...records.values()].flatMap(({ modules }) => modules)),
  loaded: new Set<string>(),
  usersOf: (names: ReadonlySet<string>) => ({
    files: names.has('--r-sm') ? [SHEET] : [],
    rules: names.has('--r-md') ? ['.root[data-size]'] : [],
  }),
  light: ['[data-theme="daylight"]'],
  rulesOf: ({ after }: { after: string | null }): string[] | null => {
    if (after === '.root[data-size]{top:0}') return ['.root[data-size]']
    return after?.includes('[lang]') ? ['[lang]'] : null
  },
}

const reached = (path: string, before: string | null, after: string | null) => {
  const reaches = createReachTest([{ path, before, after }], records, world)
  return [...records.keys(), 'unknown'].filter(reaches)
}

describe('a change affects', () => {
  test('of some rules of a style sheet: stories in which they apply', () => {
    expect(reached(SHEET, '.root[data-size]{}', '.root[data-size]{top:0}')).toEqual([
      'button',
      'unknown',
    ])
  })

  test('of a style sheet otherwise: stories that run a component importing it', () => {
    expect(reached(SHEET, '.a{}', '.a{color:red}')).toEqual(['button', 'screen', 'unknown'])
  })

  test('inside a function: stories that run the module', () => {
    const body = (text: string) =>
      `export const SIZE = 1\nexport function Button() { return '${text}' }`
    expect(reached(BUTTON, body('a'), body('b'))).toEqual(['button', 'screen', 'unknown'])
  })

  test('outside functions: stories that run an importer too', () => {
    expect(reached(BUTTON, 'export const A = 1', 'export const A = 2')).toEqual([
      'button',
      'screen',
      'badge',
      'unknown',
    ])
  })

  test('of a list that nothing runs: stories that run its importers', () => {
    expect(reached(SIZES, 'export const a = [1]', 'export const a = [2]')).toContain('screen')
  })

  test('of a token: stories in which rules apply that use it, and those of components that do', () => {
    const sheet = (small: string, middle: string) =>
      `:root { --r-sm: ${small}; --r-md: ${middle}; }`
    const tokens = 'src/ui/tokens/size.css'
    expect(reached(tokens, sheet('8px', '12px'), sheet('8px', '14px'))).toEqual([
      'button',
      'unknown',
    ])
    expect(reached(tokens, sheet('8px', '12px'), sheet('10px', '12px'))).toEqual([
      'button',
      'screen',
      'unknown',
    ])
  })

  test('of a token in one language: only stories in which the rule applies that defines it', () => {
    const sheet = (middle: string) => `.root { --r-md: 12px } [lang] { --r-md: ${middle} }`
    const tokens = 'src/ui/tokens/size.css'
    expect(reached(tokens, sheet('12px'), sheet('14px'))).toEqual(['unknown'])
  })

  test('of a text: stories that show the old text', () => {
    const texts = (words: string) =>
      JSON.stringify({ left: `You have {{amount}} ${words}`, other: 'Same' })
    expect(reached('locales/EN/wallet.json', texts('left'), texts('over'))).toEqual([
      'screen',
      'unknown',
    ])
  })

  test('of the set-up, a package or a picture: all stories', () => {
    for (const path of [
      'stories/setup/preview.tsx',
      'package-lock.json',
      'src/public/brand/logo.svg',
    ])
      expect(reached(path, 'a', 'b')).toEqual(['button', 'screen', 'badge', 'unknown'])
  })

  test('of tests, scripts and documents: no stories', () => {
    for (const path of [
      'tests/a.test.ts',
      'e2e/visual/visual.mjs',
      'openapi/paths/wallet.yaml',
      'README.md',
    ])
      expect(reached(path, 'a', 'b')).toEqual(['unknown'])
  })
})

test('a token includes those that are derived from it', () => {
  const sheet = (value: string) => `:root { --a: ${value}; --b: calc(var(--a) * 2); --c: 1px }`
  expect(changedProperties(sheet('1px'), sheet('2px'))).toEqual(new Set(['--a', '--b']))
})

test('a change of a sheet of tokens beyond its values can affect everything', () => {
  expect(changedProperties(':root { --a: 1px }', ':root { --a: 1px } a { color: red }')).toBeNull()
})

test('a light value alone is told from a dark one', () => {
  const sheet = (light: string, dark: string) =>
    `:root { --a: light-dark(${light}, ${dark}); --b: 1px }`
  expect(isOnlyInLight(sheet('#fff', '#000'), sheet('#eee', '#000'))).toBe(true)
  expect(isOnlyInLight(sheet('rgb(1, 2, 3)', '#000'), sheet('#eee', '#000'))).toBe(true)
  expect(isOnlyInLight(sheet('#fff', '#000'), sheet('#fff', '#111'))).toBe(false)
  expect(isOnlyInLight(sheet('#fff', '#000'), sheet('#eee', '#111'))).toBe(false)
})

test('a text too short to be searched can be anywhere', () => {
  expect(changedTexts('{"a":"x"}', '{"a":"y"}')).toBeNull()
})

test('a changed function body stays inside, a changed parameter does not', () => {
  expect(
    staysInside('const f = (a) => { return a }', 'const f = (a) => { return a + 1 }', 'a.ts'),
  ).toBe(true)
  expect(
    staysInside('const f = (a = 1) => { return a }', 'const f = (a = 2) => { return a }', 'a.ts'),
  ).toBe(false)
})
