import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

/** The first pattern that matches a path sets its limit of lines. */
const LIMITS: [pattern: RegExp, lines: number][] = [
  // A command reads its options; what it does is in a folder of its name.
  [/^scripts\/[^/]+\.mjs$/, 60],
  [/^src\/features\/[^/]+\/[^/]+\/screens\/.*\.tsx$/, 150],
  [/^stories\/.*\.stories\.tsx$/, 120],
  [/^mocks\/handlers\//, 150],
  [/./, 200],
]

/** Tests, style sheets and tables of settings have no limit. */
const SOURCES = ['src', 'mocks', 'stories', 'scripts', 'e2e/visual'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
)

const linesOf = (path: string) => readText(path).trimEnd().split('\n').length
const limitOf = (path: string) => LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? 0

test('no file exceeds its limit of lines', () => {
  const sources = findFiles(...SOURCES)
  expect(sources.length).toBeGreaterThan(10)
  const long = sources
    .filter((path) => linesOf(path) > limitOf(path))
    .map((path) => `${path}: ${linesOf(path)} lines, at most ${limitOf(path)}`)
  expect(long).toEqual([])
})
