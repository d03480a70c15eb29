import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, listNodes, parse } from './source.ts'

/** Modules that open or seed a world may read every field. */
const SEEDING = /^mocks\/(boot\.ts|create-world\.ts|world\/seed\/)/

const isConditions = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'conditions') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'conditions')

/** The fields in `world.conditions.lists`, `conditions.lists` and `const { lists } = world.conditions`. */
const fieldsRead = (source: ts.SourceFile): string[] =>
  listNodes(source).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && isConditions(node.expression))
      return [node.name.text]
    if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return []
    if (node.initializer === undefined || !isConditions(node.initializer)) return []
    return node.name.elements.map(({ name, propertyName }) =>
      (propertyName ?? name).getText(source),
    )
  })

const readersOf = new Map<string, Set<string>>()
for (const path of findFiles('mocks/**/*.ts').filter((one) => !SEEDING.test(one)))
  for (const field of fieldsRead(parse(path)))
    readersOf.set(field, (readersOf.get(field) ?? new Set()).add(path))

test('a field of a scenario is read by seeding and by one module, which the others ask', () => {
  expect(readersOf.size).toBeGreaterThan(40)
  const shared = [...readersOf].filter(([, paths]) => paths.size > 1)
  expect(shared.map(([field, paths]) => `${field}: ${[...paths].join(', ')}`)).toEqual([])
})

test.each([
  'const empty = world.conditions.lists',
  'const empty = ({ conditions }: World) => conditions.lists',
  'const { lists } = world.conditions',
  'const { lists: all } = world.conditions',
])('a reader is found: %s', (text) => {
  expect(fieldsRead(parse('sample.ts', text))).toEqual(['lists'])
})

test('passing the conditions on is not reading them', () => {
  expect(fieldsRead(parse('sample.ts', 'isOn(world.conditions, name)'))).toEqual([])
})
