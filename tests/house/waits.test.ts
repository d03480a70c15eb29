// Finds tests whose result a busy machine or their order could change: when a wait gives up, which second a running
// clock shows, and what a helper cleans up.
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

test('only a test file and the set-up of all files have hooks: a shared helper runs for its first file only', () => {
  const helpers = filesWith(/^(before|after)(Each|All)\(/m).filter(
    (path) => !path.includes('.test.') && !path.startsWith('tests/harness/'),
  )
  expect(helpers).toEqual([])
})
