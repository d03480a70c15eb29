import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ApiError, type LocalErrorCode } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { formErrorKey } from '#tests/harness/form-refusals.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const known: string[] = parse(read('openapi/schemas/common.yaml')).KnownErrorCode.enum

const texts = (code: string, namespace = 'common'): Record<string, string> =>
  JSON.parse(read(`locales/${code}/${namespace}.json`)).error

/** Codes whose messages belong to the screens that can meet them. */
const LATER = new Set([
  'payment.password.wrong',
  'payment.password.locked',
  'transfer.not.allowed',
  'reward.already.claimed',
  'contract.conflict',
  'upload.type',
  'upload.size',
])

const LOCAL: Record<LocalErrorCode, string> = {
  network: 'network',
  offline: 'offline',
  timeout: 'timeout',
  malformed: 'network',
  'contract.breach': 'network',
  insecure: 'insecure',
  aborted: 'unknown',
}

const keyOf = (code: string) => errorKey(new ApiError({ status: 200, code }))
const formKeyOf = (code: string) => formErrorKey(new ApiError({ status: 200, code }))

describe('D-012 error codes', () => {
  test('the contract defines them', () => expect(known.length).toBeGreaterThan(40))

  test.each(known.filter((code) => code !== 'unknown' && !LATER.has(code)))(
    '%s has its own message',
    (code) => expect(formKeyOf(code) ?? keyOf(code)).not.toBe('unknown'),
  )

  test.each([...LATER])(
    '%s gets its message with its screen and counts as unknown until then',
    (code) => {
      expect(known).toContain(code)
      expect(keyOf(code)).toBe('unknown')
    },
  )

  test.each(Object.entries(LOCAL))("the portal's own %s has the message %s", (code, key) =>
    expect(keyOf(code)).toBe(key),
  )

  test.each([
    ['rate.limited', 'tooMany'],
    ['region.blocked', 'forbidden'],
    ['resource.not.found', 'notFound'],
    ['request.invalid', 'invalid'],
    ['resource.conflict', 'conflict'],
    ['session.kicked', 'kicked'],
    ['server', 'network'],
  ])('%s has the message %s', (code, key) => expect(keyOf(code)).toBe(key))

  test('D-013 a server error is a network failure for the reader, whatever its code', () => {
    for (const code of ['unknown', 'odd.one', 'toString']) {
      expect(errorKey(new ApiError({ status: 500, code }))).toBe('network')
    }
    expect(errorKey(new ApiError({ status: 503, code: 'system.maintenance' }))).toBe('maintenance')
  })

  test('an unknown code, and the names of object properties, are unknown', () => {
    for (const code of ['', 'odd.one', 'toString', '__proto__', 'constructor']) {
      expect(keyOf(code)).toBe('unknown')
    }
  })

  test.each(['EN', 'BN'])('every key has a message in %s', (language) => {
    const words = texts(language)
    const formWords = texts(language, 'forms')
    for (const code of [...known, ...Object.keys(LOCAL), 'server']) {
      const own = formKeyOf(code)
      expect(own ? formWords[own] : words[keyOf(code)], code).toBeTruthy()
    }
  })
})
