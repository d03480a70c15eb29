import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, listNodes, parse } from './source.ts'

const NAMESPACES = new Set(
  findFiles('locales/EN/*.json').map((path) => posix.basename(path, '.json')),
)
/** The namespaces that every page loads at the start (src/i18n/i18n.ts). */
const FIRST = ['common', 'shell', 'home']
const SOURCES = findFiles('src/**/*.{ts,tsx}').filter((path) => !path.endsWith('.d.ts'))

/** A lazily loaded module with the texts that are loaded with it. */
interface Part {
  readonly module: string
  readonly texts: readonly string[]
}

interface Module {
  readonly imports: readonly string[]
  readonly parts: readonly Part[]
  readonly uses: readonly string[]
}

const literalsIn = (node: ts.Node): string[] =>
  listNodes(node).flatMap((one) => {
    if (ts.isStringLiteralLike(one) || ts.isTemplateHead(one)) return [one.text]
    return []
  })

const known = new Set(SOURCES)
const resolve = (from: string, to: string): string | null => {
  const path = posix.join(posix.dirname(from), to)
  return known.has(path) ? path : null
}

/** The literals in an argument; a name is replaced by the list that it was declared as. */
function wordsOf(source: ts.SourceFile, argument: ts.Node): string[] {
  const inner = ts.isSpreadElement(argument) ? argument.expression : argument
  if (!ts.isIdentifier(inner)) return literalsIn(inner)
  const declared = listNodes(source).find(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === inner.text,
  )
  return declared ? literalsIn(declared) : []
}

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === name

const wordsOfCalls = (source: ts.SourceFile, within: ts.Node, name: string): string[] =>
  listNodes(within)
    .filter((node) => isCallOf(node, name))
    .flatMap((call) => call.arguments.flatMap((argument) => wordsOf(source, argument)))

/** `withFrameTexts(import(...))` loads the texts of the frame. */
const framesIn = (within: ts.Node): string[] =>
  listNodes(within).some((node) => isCallOf(node, 'withFrameTexts')) ? ['frame'] : []

/** The texts of `loadTexts(...)` next to an import, or of the `defineScreen` around it. */
function textsBeside(source: ts.SourceFile, node: ts.Node): string[] {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (isCallOf(at, 'defineScreen'))
      return at.arguments.slice(1).flatMap((argument) => wordsOf(source, argument))
    if (ts.isArrowFunction(at) && !isCallOf(at.parent, 'defineScreen'))
      return [...framesIn(at), ...wordsOfCalls(source, at, 'loadTexts')]
  }
  return []
}

/** The namespaces of `useTranslation` and of keys such as `forms:amount`, except those that the module loads itself. */
function usesOf(source: ts.SourceFile): string[] {
  const named = wordsOfCalls(source, source, 'useTranslation')
  const keys = literalsIn(source).flatMap((text) => /^([a-z]+):/i.exec(text)?.[1] ?? [])
  const fetched = wordsOfCalls(source, source, 'loadTexts')
  return [...named, ...keys].filter((name) => NAMESPACES.has(name) && !fetched.includes(name))
}

function readModule(path: string): Module {
  const source = parse(path)
  const imports = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    if (statement.importClause?.isTypeOnly) return []
    return resolve(path, statement.moduleSpecifier.text) ?? []
  })
  const parts = listNodes(source).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
      return []
    const [to] = node.arguments
    const module = to && ts.isStringLiteral(to) ? resolve(path, to.text) : null
    return module === null ? [] : [{ module, texts: textsBeside(source, node) }]
  })
  return { imports, parts, uses: usesOf(source) }
}

const modules = new Map<string, Module>()
function moduleOf(path: string): Module {
  const module = modules.get(path) ?? readModule(path)
  modules.set(path, module)
  return module
}

/** For each module the namespaces that it and its imports show, each with the file that uses it. */
const needs = new Map<string, Map<string, string>>()

/** The namespaces to load before a module is shown: its own, and those of lazy parts that do not load them. */
function needsOf(start: string): ReadonlyMap<string, string> {
  const found = needs.get(start)
  if (found) return found
  const own = new Map<string, string>()
  needs.set(start, own)
  const seen = new Set<string>()
  const pending = [start]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { imports, parts, uses } = moduleOf(path)
    for (const name of uses) own.set(name, path)
    pending.push(...imports.filter(isNoDoor))
    for (const { module, texts } of isNoDoor(path) ? parts : [])
      for (const [name, by] of needsOf(module)) if (!texts.includes(name)) own.set(name, by)
  }
  return own
}

/** A feature's routes.ts only lists its screens. */
const isNoDoor = (path: string) => !path.endsWith('routes.ts')

const missingOf = ({ module, texts }: Part) =>
  [...needsOf(module)]
    .filter(([name]) => !FIRST.includes(name) && !texts.includes(name))
    .map(([name, by]) => `${module} shows ${name} (${by})`)

test('D-004 every screen loads the texts that it shows, whatever was open before', () => {
  const screens = SOURCES.filter((path) => !isNoDoor(path)).flatMap((path) => moduleOf(path).parts)
  expect(screens.length).toBeGreaterThan(50)
  expect(screens.flatMap(missingOf)).toEqual([])
})

test('D-004 so does every part of the frame around them', () => {
  expect(missingOf({ module: 'src/app/app.tsx', texts: [] })).toEqual([])
})
