// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_WAIT_MS, readDeadline, secondsUntil, setDeadline } from '#lib/deadline.ts'

const START = Date.parse('2026-11-20T09:00:00Z')

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: START })
})
afterEach(() => vi.useRealTimers())

describe("D-008 a deadline in the tab's storage", () => {
  test('has a time and a purpose, and ends at its time', () => {
    expect(setDeadline('login', 120_000)).toBe(START + 120_000)
    expect(readDeadline('login')).toBe(START + 120_000)
    expect(readDeadline('register')).toBeNull()
    vi.setSystemTime(START + 119_999)
    expect(secondsUntil(readDeadline('login'))).toBe(1)
    vi.setSystemTime(START + 120_000)
    expect(readDeadline('login')).toBeNull()
  })

  test.each(['', 'soon', 'NaN', '-1', '1e99', 'Infinity', '{}', ' 9', '0x10', String(START - 1)])(
    'an invalid stored value is ignored: "%s"',
    (text) => {
      sessionStorage.setItem('until.login', text)
      expect(readDeadline('login')).toBeNull()
    },
  )

  test('more than a day away is ignored, because a clock was wrong', () => {
    sessionStorage.setItem('until.login', String(START + MAX_WAIT_MS + 1))
    expect(readDeadline('login')).toBeNull()
    sessionStorage.setItem('until.login', String(START + MAX_WAIT_MS))
    expect(readDeadline('login')).toBe(START + MAX_WAIT_MS)
  })

  test('long waits are limited to a day, invalid ones dropped', () => {
    expect(setDeadline('a', 1e15)).toBe(START + MAX_WAIT_MS)
    expect(setDeadline('b', Number.NaN)).toBe(START)
    expect(setDeadline('c', -5)).toBe(START)
    expect(readDeadline('a')).toBe(START + MAX_WAIT_MS)
    expect(readDeadline('b')).toBeNull()
  })

  test('seconds are rounded up and never negative', () => {
    expect(secondsUntil(START + 1)).toBe(1)
    expect(secondsUntil(START + 60_000)).toBe(60)
    expect(secondsUntil(START - 1)).toBe(0)
    expect(secondsUntil(null)).toBe(0)
  })
})
