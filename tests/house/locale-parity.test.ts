import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filesOf, nodesOf, parse, placeOf, textOf } from './source.ts'

/** Keys whose Bengali text is rightly without Bengali letters: codes and names of products. */
const SAME_IN_BENGALI = new Set<string>([
  'auth:social.name.LINE',
  'register:field.line',
  'profile:field.line',
  'security:provider.LINE',
  'game:mark.rtp',
])
/** i18next's plural endings: the code asks for the key without them. */
const PLURAL = /_(zero|one|two|few|many|other)$/

type Tree = { [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

function* leaves(node: Tree, path: string): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(node)) {
    const here = path.endsWith(':') ? path + key : `${path}.${key}`
    if (typeof value === 'string') yield [here, value]
    else yield* leaves(value, here)
  }
}

/** `namespace:a.b` -> text, for one language. */
function textsOf(code: string): Map<string, string> {
  const files = filesOf(`locales/${code}/*.json`)
  return new Map(
    files.flatMap((path) => {
      const namespace = path.replace(/^.*\/|\.json$/g, '')
      return [...leaves(tree.parse(JSON.parse(textOf(path))), `${namespace}:`)]
    }),
  )
}

const english = textsOf('EN')
const bengali = textsOf('BN')
const variablesOf = (text = '') => (text.match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).sort().join(' ')
const wordsOf = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '')

describe('EN and BN are parallel', () => {
  it('have the same keys', () => {
    expect(english.size).toBeGreaterThan(0)
    expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('have the same variables and tags in every text', () => {
    const differing = [...english].filter(
      ([key, text]) => variablesOf(text) !== variablesOf(bengali.get(key)),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('have no empty text', () => {
    const empty = [...english, ...bengali].filter(([, text]) => text.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })

  it('leave no English sentence untranslated', () => {
    const untranslated = [...bengali].filter(([key, text]) => {
      const isText = /[A-Za-z]{2}/.test(wordsOf(english.get(key) ?? ''))
      return isText && !/[\u0980-\u09ff]/.test(text) && !SAME_IN_BENGALI.has(key)
    })
    expect(untranslated.map(([key, text]) => `${key} "${text}"`)).toEqual([])
  })

  it('write numbers in Bengali with the digits that the interface counts and dates in (D-083)', () => {
    const files = filesOf('locales/BN/*.json', 'mocks/{content,lottery}/*.ts')
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((path) => /[\u09e6-\u09ef]/.test(textOf(path)))).toEqual([])
  })

  it('have no Bengali in English texts', () => {
    const mixed = [...english].filter(([, text]) => /[\u0980-\u09ff]/.test(text))
    expect(mixed.map(([key]) => key)).toEqual([])
  })
})

const sources = filesOf('src/**/*.{ts,tsx}').map((path) => parse(path))
const keys = [...new Set([...english.keys()].map((key) => key.replace(PLURAL, '')))]
const bare = (key: string) => key.slice(key.indexOf(':') + 1)
const known = new Set([...english.keys(), ...keys].flatMap((key) => [key, bare(key)]))

/** First arguments of `t(...)` and values of `i18nKey`, as far as they are written out. */
function askedKeys(source: ts.SourceFile): { place: string; key: string }[] {
  return nodesOf(source).flatMap((node) => {
    const isT = ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())
    const asked = isT ? node.arguments[0] : undefined
    const literals = asked ? nodesOf(asked).filter((part) => ts.isStringLiteralLike(part)) : []
    return literals.map((literal) => ({ place: placeOf(source, node), key: literal.text }))
  })
}

describe('texts and code know each other', () => {
  it('every key that the code asks for exists', () => {
    const missing = sources.flatMap(askedKeys).filter(({ key }) => !known.has(key))
    expect(missing.map(({ place, key }) => `${place} ${key}`)).toEqual([])
  })
})
