// Finds tests whose result a busy machine could change: when a wait gives up, and which second a running clock shows.
import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

const TESTS = findFiles('tests/**/*.ts', 'tests/**/*.tsx').filter(
  (path) => path !== 'tests/house/waits.test.ts',
)
const filesWith = (pattern: RegExp) => TESTS.filter((path) => pattern.test(readText(path)))

test('a test waits by expect.poll, waitFor of the library, or until: vi.waitFor gives up after a second', () => {
  expect(filesWith(/\bvi\.wait(For|Until)\(/)).toEqual(['tests/harness/fake-time.ts'])
})

test('faked time passes only as a test says', () => {
  expect(filesWith(/\bshouldAdvanceTime: true/)).toEqual([])
})
