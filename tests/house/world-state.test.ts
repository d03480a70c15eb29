import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse, readText } from './source.ts'

/** Variables in which a module of the fake backend would keep state outside the world. */
function keepers(source: ts.SourceFile): string[] {
  return listNodes(source).flatMap((node) =>
    ts.isIdentifier(node) && /^Weak(Map|Set|Ref)$/.test(node.text)
      ? [formatPlace(source, node)]
      : [],
  )
}

/** Pictures and the game index are cached by rows and catalogues that never change. */
const OF_CONSTANTS = ['mocks/art/looks.ts', 'mocks/handlers/games/catalogue-index.ts']

test('computed state of a world is in its cache, which a restored snapshot clears, not in a map of a module', () => {
  const modules = findFiles('mocks/**/*.ts').filter((path) => !OF_CONSTANTS.includes(path))
  expect(modules.length).toBeGreaterThan(300)
  const mentioning = modules.filter((path) => readText(path).includes('Weak'))
  expect(mentioning.flatMap((path) => keepers(parse(path)))).toEqual([])
})

test('a map by worlds is found anywhere', () => {
  const text = 'const made = new WeakMap<World, string>()\nlet other: WeakSet<World> | undefined\n'
  expect(keepers(parse('sample.ts', text))).toEqual(['sample.ts:1', 'sample.ts:2'])
})
