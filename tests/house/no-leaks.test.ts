import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { findFiles, formatPlace, listNodes, parse } from './source.ts'

/** URLs used as names or as a base for parsing; nothing is fetched from them. */
const NAMES = [
  /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/(xlink|xhtml))$/,
  /^https?:\/\/(localhost|[\w-]+\.invalid)$/,
  // A banner's video, loaded in a frame only when a visitor opens it.
  /^https:\/\/www\.youtube-nocookie\.com\/embed\/$/,
  // D-089: the analytics script, loaded after a visitor's consent.
  /^https:\/\/www\.googletagmanager\.com\/gtag\/js$/,
]
/** Modules of mocks that may use the real clock or real random numbers. */
const CLOCKS = /(^|[/-])(clock|random)\.ts$/

const src = findFiles('src/**/*.{ts,tsx}').map((path) => parse(path))
const mocks = findFiles('mocks/**/*.{ts,tsx}').map((path) => parse(path))

function findings(sources: ts.SourceFile[], isBad: (node: ts.Node) => boolean): string[] {
  return sources.flatMap((source) =>
    listNodes(source)
      .filter(isBad)
      .map((node) => `${formatPlace(source, node)} ${node.getText().slice(0, 80)}`),
  )
}

const isCallOn = (node: ts.Node, object: string, methods?: string[]) =>
  ts.isPropertyAccessExpression(node) &&
  node.expression.getText() === object &&
  (!methods || methods.includes(node.name.text))

/** Whether a literal starts with a complete URL; a bare scheme (`https://`) is only a prefix. */
export function isAddress(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isJsxText(node)) return false
  const text = node.text.trim()
  return /https?:\/\/[\w-]/.test(text) && !NAMES.some((name) => name.test(text))
}

const isNow = (node: ts.Node) =>
  isCallOn(node, 'Math', ['random']) ||
  isCallOn(node, 'Date', ['now']) ||
  isCallOn(node, 'crypto', ['randomUUID', 'getRandomValues']) ||
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)

describe('external addresses, console, clocks and random numbers', () => {
  test('src has no address on the internet', () => {
    expect(src.length).toBeGreaterThan(0)
    expect(findings(src, isAddress)).toEqual([])
  })

  test('src writes to the console in one place, once per fault (ADR 22)', () => {
    const others = src.filter(({ fileName }) => !fileName.endsWith('/lib/report.ts'))
    expect(findings(others, (node) => isCallOn(node, 'console'))).toEqual([])
  })

  test('mocks use only their own clock and random source', () => {
    const others = mocks.filter(({ fileName }) => !CLOCKS.test(fileName))
    expect(others.length).toBeGreaterThan(0)
    expect(findings(others, isNow)).toEqual([])
  })

  test('the rules find planted addresses, clocks and random numbers', () => {
    const bad = parse(
      'bad.ts',
      "const a = 'https://example.com'; Math.random(); console.log(`http://x/a`); new Date()",
    )
    expect(findings([bad], isAddress)).toHaveLength(2)
    expect(findings([bad], isNow)).toHaveLength(2)
    const good = parse(
      'good.ts',
      "url.startsWith('https://'); new Date(0); const ns = 'http://www.w3.org/2000/svg'",
    )
    expect(findings([good], (node) => isAddress(node) || isNow(node))).toEqual([])
  })
})
