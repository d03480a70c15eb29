import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

const CODE = [
  '{e2e,mocks,scripts,src,stories,tests}/**/*.{ts,tsx,mjs,js}',
  '*.{ts,mjs}',
  'openapi/*.mjs',
]

interface Name {
  readonly text: string
  readonly node: ts.NamedDeclaration
}

/** The names that a module declares, also inside functions. */
const namesIn = (source: ts.SourceFile): Name[] =>
  listNodes(source).flatMap((node) =>
    (ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)) &&
    node.name !== undefined &&
    ts.isIdentifier(node.name)
      ? [{ text: node.name.text, node }]
      : [],
  )

const isType = ({ node }: Name) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

const isError = ({ node }: Name) =>
  ts.isClassDeclaration(node) &&
  (node.heritageClauses ?? []).some(({ types }) =>
    types.some(({ expression }) => /Error$/.test(expression.getText())),
  )

const isExported = (node: ts.Node | undefined) =>
  node !== undefined &&
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** A function that other modules import: a declaration, or a constant with an arrow function. */
const isExportedFunction = ({ node }: Name) =>
  ts.isFunctionDeclaration(node)
    ? isExported(node)
    : ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer) &&
      isExported(node.parent.parent)

/** Folders in which exported functions may still be named `xOf`. */
const MAY_END_IN_OF = /^(e2e|scripts\/new|mocks\/server\/reference)\//

/** Words of a dialect, with what is said in their place. */
const RULES: readonly { say: string; isBroken: (name: Name) => boolean }[] = [
  {
    say: 'MAX_ or MIN_ plus what is counted and its unit',
    isBroken: ({ text }) =>
      /^(AT_)?(MOST|LONGEST|LEAST|SHORTEST)(_|$)|_(MOST|LEAST|MAX|MIN)$/.test(text),
  },
  {
    say: 'check* for what returns a refusal or null',
    isBroken: ({ text }) => /^(bar|refusals?)(To|By|Unless)[A-Z]|^barOf/.test(text),
  },
  {
    say: 'validate*, check* or *Issue; a fault is an injected one',
    isBroken: ({ text }) => /^faultOf/.test(text),
  },
  {
    say: 'a verb or a noun before Of, not a participle: get*, find*, sum*, list*',
    isBroken: ({ text }) =>
      /^(asked|bare|closed|given|held|kept|left|most|open|shown|stand|tied|used|wanted)Of$/.test(
        text,
      ),
  },
  {
    say: 'a noun for a type: *Input, *Query, *Options',
    isBroken: (name) =>
      isType(name) &&
      /^(Asked|Found|Given|Held|Kept|Shown|Unfit|Unsaved|Wanted)([A-Z]|$)/.test(name.text),
  },
  {
    say: 'record*, save* or store* for what writes something down',
    isBroken: ({ text, node }) => ts.isFunctionDeclaration(node) && /^note[A-Z]/.test(text),
  },
  {
    say: 'list*, find*, get*, parse*, to*, sum*, format* or a noun for an exported function, not xOf',
    isBroken: (name) =>
      /^[a-z]\w*[a-z]Of$/.test(name.text) &&
      isExportedFunction(name) &&
      !MAY_END_IN_OF.test(name.node.getSourceFile().fileName),
  },
  {
    say: 'request*, or what happens on the screen: open*, toast*, confirm*',
    isBroken: ({ text }) => /^asks?For([A-Z]|$)/.test(text),
  },
  { say: '*Error for an error', isBroken: (name) => isError(name) && !/Error$/.test(name.text) },
]

const brokenIn = (source: ts.SourceFile): string[] =>
  namesIn(source).flatMap((name) =>
    RULES.filter(({ isBroken }) => isBroken(name)).map(
      ({ say }) => `${formatPlace(source, name.node)} ${name.text}: ${say}`,
    ),
  )

test('names are the words of the field, not of a dialect', () => {
  const paths = findFiles(...CODE).filter((path) => !path.includes('/dist'))
  expect(paths.length).toBeGreaterThan(1500)
  expect(paths.flatMap((path) => brokenIn(parse(path)))).toEqual([])
})

test.each([
  'const MOST_ROWS = 1000',
  'const NOTE_MAX = 500',
  'export function barToTakeAlong() {}',
  'const refusalToApply = () => null',
  'function faultOfTerms() {}',
  'const standOf = () => 0',
  'export const balanceOf = () => 0',
  'export async function entriesOf() {}',
  'interface WantedDeposit {}',
  'type Unfit = string',
  'function noteLogin() {}',
  'class BalanceTooLow extends Error {}',
  'async function askForCode() {}',
])('a name of a dialect is found: %s', (text) => {
  expect(brokenIn(parse('sample.ts', text))).toHaveLength(1)
})

test.each([
  'const MAX_ROWS = 1000',
  'const most = 3',
  'const foundation = 1',
  'const askAgain = () => void 0',
  'const balanceOf = () => 0',
  'export const asOf = 3',
  'type Maker = () => void',
  'class ApiError extends Error {}',
])('a plain name is not: %s', (text) => {
  expect(brokenIn(parse('sample.ts', text))).toEqual([])
})
