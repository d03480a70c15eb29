import ts from 'typescript'
import { expect, test } from 'vitest'
import { FLOOR, floorText } from '#scripts/vite/floor.ts'
import { findFiles, formatPlace, listNodes, parse, readText } from './source.ts'

/** The version of Chrome, Safari and Firefox that brought a feature; Infinity for none (MDN's compatibility data). */
type Since = readonly [chrome: number, safari: number, firefox: number]

const NEVER = Number.POSITIVE_INFINITY

/** Features that browsers added in the years around the floor. `.name` is a method of any object. */
const SCRIPT: Readonly<Record<string, Since>> = {
  'AbortSignal.any': [116, 17.4, 124],
  'Array.fromAsync': [121, 16.4, 115],
  'Atomics.waitAsync': [90, 16.4, 145],
  'Error.isError': [134, NEVER, 138],
  'Intl.DurationFormat': [129, 16.4, 136],
  'Intl.Segmenter': [87, 14.1, 125],
  'Iterator.from': [122, 18.4, 131],
  'Map.groupBy': [117, 17.4, 119],
  'Math.sumPrecise': [147, 26.2, 137],
  'Object.groupBy': [117, 17.4, 119],
  'Object.hasOwn': [93, 15.4, 92],
  'Promise.try': [128, 18.2, 134],
  'Promise.withResolvers': [119, 17.4, 121],
  'RegExp.escape': [136, 18.2, 134],
  'Response.json': [105, 17, 115],
  'URL.canParse': [120, 17, 115],
  'URL.parse': [126, 18, 126],
  'Uint8Array.fromBase64': [140, 18.2, 133],
  'navigator.share': [128, 12.1, NEVER],
  'navigator.userAgentData': [90, NEVER, NEVER],
  '.bytes': [132, 18, 128],
  '.checkVisibility': [105, 17.4, 106],
  '.findLast': [97, 15.4, 104],
  '.getHTML': [125, 18, 128],
  '.isSubsetOf': [122, 17, 127],
  '.isWellFormed': [111, 16.4, 119],
  '.moveBefore': [133, NEVER, 144],
  '.requestClose': [134, 18.4, 139],
  '.setHTMLUnsafe': [124, 26, 123],
  '.showPopover': [114, 17, 125],
  '.startViewTransition': [111, 18, 144],
  '.toBase64': [140, 18.2, 133],
  '.toHex': [140, 18.2, 133],
  '.toReversed': [110, 16, 115],
  '.toSorted': [110, 16, 115],
  '.toSpliced': [110, 16, 115],
  '.toWellFormed': [111, 16.4, 119],
  CloseWatcher: [126, NEVER, 149],
  EditContext: [121, NEVER, NEVER],
  Temporal: [144, NEVER, 139],
  requestIdleCallback: [47, NEVER, 55],
}

/** Without these a rule has no effect. Lightning CSS lowers `light-dark()`, nesting and prefixes itself. */
const STYLE: Readonly<Record<string, Since>> = {
  ':dir(': [120, 16.4, 49],
  ':has(': [105, 15.4, 121],
  ':popover-open': [114, 17, 125],
  ':state(': [125, 17.4, 126],
  ':user-invalid': [119, 16.5, 88],
  '@scope': [118, 26.4, 146],
  'anchor(': [125, 26, 147],
  'color-mix(': [111, 16.2, 113],
  'container style(': [111, 18, 151],
  'linear(0': [113, 17.2, 112],
  'mod(': [125, 15.4, 118],
  'oklch(': [111, 15.4, 113],
  'round(': [125, 15.4, 118],
  rlh: [111, 16.4, 120],
  'sin(': [111, 15.4, 108],
  subgrid: [117, 16, 71],
}

/** Sheets that look right where colours cannot be mixed: a plainer line, glow or tint, or their own rule for it. */
const MIXES = [
  'src/entities/reward/board.module.css',
  'src/entities/reward/win.module.css',
  'src/features/offers/prizes/components/envelope/envelope-art.module.css',
  'src/features/offers/prizes/components/outcome/odds-table.module.css',
  'src/features/visitor/home/components/winners.module.css',
  'src/ui/link/link.module.css',
  'src/ui/tokens/color-mix.css',
  'src/ui/tokens/color.css',
]

const oldest = (browser: string): number => {
  const found = FLOOR.find(({ name }) => name === browser)
  if (!found) throw new Error(`package.json names no oldest ${browser}.`)
  return Number(found.version)
}
const floor = (['chrome', 'safari', 'firefox'] as const).map(oldest)

const tooNew = (since: Since) => since.some((version, at) => version > (floor[at] ?? 0))
const tooNewOf = (all: Readonly<Record<string, Since>>) =>
  Object.keys(all).filter((name) => tooNew(all[name] ?? [0, 0, 0]))

/** Whether a module checks for a feature of newer browsers before using it. */
const isGuarded = (text: string, name: string) => {
  const own = name.split('.').at(-1) ?? ''
  return text.includes(`'${own}' in `) || text.includes(`typeof ${name} `)
}

const NEW_SCRIPT = new Set(tooNewOf(SCRIPT))

/** The name by which a node uses a listed feature. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) {
    const { parent } = node
    const used = ts.isCallExpression(parent) || ts.isNewExpression(parent)
    return used && parent.expression === node ? node.text : ''
  }
  if (!ts.isPropertyAccessExpression(node)) return ''
  const whole = node.getText()
  if (NEW_SCRIPT.has(whole)) return whole
  return ts.isCallExpression(node.parent) && node.parent.expression === node
    ? `.${node.name.text}`
    : ''
}

function findings(source: ts.SourceFile): string[] {
  return listNodes(source)
    .map((node) => ({ node, name: nameOf(node) }))
    .filter(({ name }) => NEW_SCRIPT.has(name) && !isGuarded(source.text, name))
    .map(({ node, name }) => `${formatPlace(source, node)} ${name}`)
}

test('no script of a page uses what the oldest supported browsers do not have, unless it asks first', () => {
  const sources = findFiles('{src,mocks}/**/*.{ts,tsx}', 'mocks/games/**/*.js')
    // These run in Node.
    .filter((path) => !/^mocks.(server|node)\b/.test(path))
    .map((path) => parse(path))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(findings)).toEqual([])
})

test('no style depends on what the oldest supported browsers do not have', () => {
  const found = findFiles('src/**/*.css').flatMap((path) => {
    const text = readText(path).replace(/\/\*[\s\S]*?\*\//g, '')
    return tooNewOf(STYLE)
      .filter((name) => text.includes(name) && !(name === 'color-mix(' && MIXES.includes(path)))
      .map((name) => `${path} ${name}`)
  })
  expect(found).toEqual([])
})

test('a text of a pseudo-element with a spoken alternative also stands without it, for Safari 16 and Firefox 127', () => {
  const found = findFiles('src/**/*.css').flatMap((path) =>
    [...readText(path).matchAll(/(.*)\n\s*content: .+? \/ "[^"]*";/g)]
      .filter(([, before]) => before?.trim() !== '@supports (content: "" / "") {')
      .map(([whole]) => `${path} ${whole.trim()}`),
  )
  expect(found).toEqual([])
})

test('finds such features', () => {
  const bad = 'const a = [1].toSorted()\nnew URL(x, URL.canParse(x))\nrequestIdleCallback(go)'
  expect(findings(parse('bad.ts', bad))).toHaveLength(3)
  const good = "if ('requestIdleCallback' in window) requestIdleCallback(go)\n[...a].sort()"
  expect(findings(parse('good.ts', good))).toEqual([])
})

test('docs/hosting.md names the same oldest browsers as package.json', () => {
  expect(readText('docs/hosting.md')).toContain(floorText)
})
