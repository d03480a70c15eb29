// The verdict of `npm run contract -- lint`.
import { expect, test } from 'vitest'
import { verdictOf } from '#scripts/contract/lint-verdict.mjs'

test.each([
  ['nothing found', 0, 0, '', null],
  ['the linter', 2, 0, '', /breaks rules/],
  ['a rule', 0, 1, 'AssertionError: expected 1 to be 2', /breaks rules/],
  ['a rule, and a time-out', 0, 1, 'AssertionError … Test timed out in 5000ms', /breaks rules/],
  ['a time-out alone', 0, 1, 'Error: Hook timed out in 20000ms.', /timed out, so it is not known/],
  ['a crash', 0, 1, 'Out of memory', /did not come to their end/],
])('%s', (_, problems, code, output, message) => {
  const verdict = verdictOf({ problems, code, output })
  if (message) expect(verdict).toMatch(message)
  else expect(verdict).toBeNull()
})
