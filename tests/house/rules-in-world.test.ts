import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

/** The handlers whose rules are in the world. */
const DECIDED_BELOW = [
  'mocks/handlers/{deposit,games,limits,lottery,member,messages,points,prizes}/*.ts',
  'mocks/handlers/{rewards,session,verification,wallet,withdrawals}/*.ts',
  'mocks/handlers/{assets,content,reports}/*.ts',
  'mocks/handlers/support.ts',
  'mocks/handlers/agent/*.ts',
]

/** Refuses a closed game with a text in the language of the call; the decision is the world's. */
const TRANSLATES = 'mocks/handlers/games/launch.ts'

/** Imports of `refuse`, with which a module could refuse by itself. */
const refuseImports = (source: ts.SourceFile): string[] =>
  listNodes(source).flatMap((node) =>
    ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'refuse'
      ? [formatPlace(source, node)]
      : [],
  )

test("a handler refuses only with the world's decision", () => {
  const handlers = DECIDED_BELOW.flatMap((pattern) => findFiles(pattern))
  expect(handlers.length).toBeGreaterThan(55)
  const own = handlers.filter((path) => path !== TRANSLATES)
  expect(own.flatMap((path) => refuseImports(parse(path)))).toEqual([])
})

test('a handler that refuses by itself is found', () => {
  const text = "import { toAnswer, toRefusalAnswer } from 'a'\nimport { refuse as no } from 'a'\n"
  expect(refuseImports(parse('sample.ts', text))).toEqual(['sample.ts:2'])
})
