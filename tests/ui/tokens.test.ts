import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cssFiles, readCss, sourceFiles } from './css.ts'

const breakpoints = new Set(['360px', '480px', '768px', '1024px', '1280px', '1536px'])
const literals = [
  /#[0-9a-f]{3,8}\b(?![^{;]*\{)/gi, // colours, not id selectors
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|ms|s|pt|cm|mm|in)\b/gi,
  /(?<=:\s)(?:white|black|red|green|blue|gold|gr[ae]y|silver|orange|yellow)\b/gi,
]

const isZero = (text: string) => Number.parseFloat(text) === 0

/** Every literal in a style sheet that should be a token, as `line: literal`. */
const strays = (css: string): string[] =>
  css.split('\n').flatMap((line, index) => {
    // Queries cannot read custom properties: media queries use the breakpoints, container queries have their own
    // literals.
    const isContainer = /^\s*@container/.test(line)
    const isMedia = /^\s*@media/.test(line)
    const isAllowed = (text: string) =>
      isContainer || isZero(text) || text === '1px' || (isMedia && breakpoints.has(text))
    return literals
      .flatMap((literal) => line.match(literal) ?? [])
      .filter((text) => !isAllowed(text))
      .map((text) => `${index + 1}: ${text}`)
  })

describe('design tokens', () => {
  test.each([
    ['color: #fff;', '#fff'],
    ['margin: 4px;', '4px'],
    ['transition: all .2s;', '.2s'],
    ['background: rgb(0 0 0 / 50%);', 'rgb('],
    ['color: white;', 'white'],
    ['@media (width >= 700px) {', '700px'],
  ])('finds the literal in "%s"', (css, stray) => {
    expect(strays(css)).toEqual([`1: ${stray}`])
  })

  test.each([
    'border: 1px solid var(--edge);',
    'inset: min(0px, 50%);',
    'flex: 1 1 0;',
    'grid-template-columns: 1fr 100%;',
    '@media (width >= 768px) {',
    'margin: var(--sp-4);',
    'translate: -100% 0;',
  ])('accepts "%s"', (css) => {
    expect(strays(css)).toEqual([])
  })

  test('are the only place with colours, sizes and durations', () => {
    const found = cssFiles('src')
      // Pages in src/public do not load the tokens.
      .filter((path) => !/^src\/(ui\/tokens|public)\//.test(path))
      .flatMap((path) => strays(readCss(path)).map((stray) => `${path}:${stray}`))
    expect(found).toEqual([])
  })

  test('are all defined: no var() in src reads an unknown name', () => {
    const sheets = cssFiles('src').map((path) => ({ path, css: readCss(path) }))
    const inline = sourceFiles('src').flatMap(
      (path) => readFileSync(path, 'utf8').match(/--[\w-]+/g) ?? [],
    )
    const inSheets = sheets.flatMap(({ css }) => css.match(/--[\w-]+(?=\s*:)/g) ?? [])
    const set = new Set([...inSheets, ...inline])
    const missing = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\s*\)/g)]
        .map((hit) => hit[1] ?? '')
        .filter(
          (name) => !set.has(name) && !name.startsWith('--radix-') && !name.startsWith('--swiper-'),
        )
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('use logical properties: no left or right outside the tokens', () => {
    const sided =
      /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right|text-align:\s*(?:left|right))(?=\s*[:;-])/g
    const found = cssFiles('src')
      .filter((path) => !path.startsWith('src/ui/tokens/'))
      .flatMap((path) =>
        readCss(path)
          .split('\n')
          .flatMap((line, index) => (line.match(sided) ? [`${path}:${index + 1}:${line}`] : [])),
      )
    expect(found).toEqual([])
  })

  test('use one language per :lang(): Chromium drops a rule with a list', () => {
    const lists = cssFiles('src').flatMap((path) =>
      [...readCss(path).matchAll(/:lang\([^)]*,[^)]*\)/g)].map(([found]) => `${path}: ${found}`),
    )
    expect(lists).toEqual([])
  })

  test('component rules are in a layer', () => {
    const loose = cssFiles('src').filter(
      (path) =>
        path.endsWith('.module.css') &&
        !/^\s*@layer (?:ui|app)\s*\{/.test(readCss(path).trimStart()),
    )
    expect(loose).toEqual([])
  })
})
