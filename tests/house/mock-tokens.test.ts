import { expect, test } from 'vitest'
import { COLOURS, SIZES } from '#mocks/design-tokens.ts'
import { findFiles, readText } from './source.ts'

/** The sources of the panel and the pages of the fake backend. */
const DRAWN = findFiles(
  'mocks/qa-panel/**/*.{ts,tsx,css}',
  'mocks/server/page.ts',
  'mocks/server/reference/page/*.css',
)

const productValue = (name: string) =>
  new RegExp(`^ *--${name}: (.*?);`, 'm').exec(
    findFiles('src/ui/tokens/*.css').map(readText).join('\n'),
  )?.[1]

test('the tokens of the fake backend have the values of the product', () => {
  const own = [
    ...Object.entries(COLOURS).map(([name, pair]) => [name, `light-dark(${pair.join(', ')})`]),
    ...Object.entries(SIZES),
  ]
  expect(own.filter(([name, value]) => productValue(name ?? '') !== value)).toEqual([])
})

test('the panel and the pages of the fake backend have no colours of their own', () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi
  expect(DRAWN.length).toBeGreaterThan(20)
  expect(
    DRAWN.flatMap((path) =>
      [...readText(path).matchAll(literal)].map(([colour]) => `${path}: ${colour}`),
    ),
  ).toEqual([])
})

test('the panel and the pages of the fake backend use only tokens that exist', () => {
  const used = (text: string) =>
    [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name ?? '')
  const known = (text: string, name: string) =>
    name in COLOURS || name in SIZES || text.includes(`--${name}:`)
  expect(
    DRAWN.flatMap((path) => {
      const text = readText(path)
      return used(text)
        .filter((name) => !known(text, name))
        .map((name) => `${path}: ${name}`)
    }),
  ).toEqual([])
})
