import { describe, expect, expectTypeOf, test } from 'vitest'
import { ApiError, knownCode } from '#api/transport/error.ts'

describe('the outcome of a failed call', () => {
  test.each([
    [0, 'network', 'unknown'],
    [0, 'timeout', 'unknown'],
    [408, 'timeout', 'unknown'],
    [500, 'server', 'unknown'],
    [502, 'malformed', 'unknown'],
    [503, 'server', 'unknown'],
    [503, 'system.maintenance', 'refused'],
    [0, 'insecure', 'not-sent'],
    [0, 'offline', 'not-sent'],
    [200, 'balance.insufficient', 'refused'],
    [401, 'session.expired', 'refused'],
    [409, 'resource.conflict', 'refused'],
    [429, 'rate.limited', 'refused'],
  ])('%i %s: %s', (status, code, outcome) =>
    expect(new ApiError({ status, code }).outcome).toBe(outcome),
  )

  test.each([
    [200, 'balance.insufficient', true],
    [404, 'resource.not.found', true],
    [409, 'resource.conflict', true],
    [422, 'request.invalid', true],
    [0, 'network', false],
    [0, 'insecure', false],
    [401, 'session.expired', false],
    [403, 'region.blocked', false],
    [408, 'timeout', false],
    [429, 'rate.limited', false],
    [502, 'malformed', false],
    [503, 'system.maintenance', false],
  ])('decision 5: %i %s to a repeat proves that the first try was not done: %s', (...facts) => {
    const [status, code, decides] = facts
    expect(new ApiError({ status, code }).decides).toBe(decides)
  })
})

test('a code that the program does not know is unknown', () => {
  const told = (code: string) =>
    knownCode(new ApiError({ status: 200, code }), ['kyc.required', 'too.many'])
  expect(told('kyc.required')).toBe('kyc.required')
  expect(told('never.heard.of')).toBe('unknown')
  expectTypeOf(told).returns.toEqualTypeOf<'kyc.required' | 'too.many' | 'unknown'>()
})
