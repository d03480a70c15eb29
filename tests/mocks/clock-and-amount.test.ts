import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  compareAmounts,
  fromMinor,
  subtractAmounts,
  timesAmount,
  toMinor,
} from '#mocks/world/core/amount.ts'
import { createClock, parseDuration } from '#mocks/world/core/clock.ts'
import { createWorldRandom } from '#mocks/world/core/random.ts'

describe('the clock of a world', () => {
  test('is stopped at its start until it is moved', async () => {
    const clock = createClock('2026-11-20T09:00:00Z')
    const start = clock.now()
    await new Promise((resolve) => setTimeout(resolve, 15))
    expect(clock.now()).toBe(start)
    clock.advance('90m')
    expect(clock.now() - start).toBe(5_400_000)
    clock.set('2026-12-01T00:00:00Z')
    expect(new Date(clock.now()).toISOString()).toBe('2026-12-01T00:00:00.000Z')
  })

  test('without a start it runs, and can be advanced, stopped and released', () => {
    const clock = createClock()
    expect(clock.frozen).toBe(false)
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000)
    clock.advance('2h')
    expect(clock.now() - Date.now()).toBeGreaterThan(7_199_000)
    clock.set(clock.now())
    expect(clock.frozen).toBe(true)
    clock.release()
    expect(clock.frozen).toBe(false)
    expect(clock.now() - Date.now()).toBeGreaterThan(7_190_000)
  })

  test.each(['999999999d', '-999999999d', '100000d'])(
    'advancing by %s is refused like setting, and the clock does not change',
    (by) => {
      const clock = createClock('2026-11-20T09:00:00Z')
      expect(() => clock.advance(by)).toThrow(/from the year 2000 to 2099/)
      expect(clock.now()).toBe(Date.parse('2026-11-20T09:00:00Z'))
      clock.advance('0.4ms')
      expect(clock.now()).toBe(Date.parse('2026-11-20T09:00:00Z'))
    },
  )

  test('notifies its listeners, and saves and restores its state', () => {
    const clock = createClock('2026-11-20T09:00:00Z')
    let notified = 0
    const stop = clock.onChange(() => {
      notified += 1
    })
    const kept = clock.state()
    clock.advance(1000)
    clock.restore(kept)
    stop()
    clock.advance(1000)
    expect(notified).toBe(2)
    expect(clock.now()).toBe(Date.parse('2026-11-20T09:00:01Z'))
  })

  test('durations are numbers or texts, nothing else', () => {
    expect([
      parseDuration(5),
      parseDuration('15s'),
      parseDuration('1d'),
      parseDuration('-1.5h'),
    ]).toEqual([5, 15_000, 86_400_000, -5_400_000])
    expect(() => parseDuration('soon')).toThrow(/no duration/)
  })
})

describe('amounts', () => {
  test('are added and subtracted without a float', () => {
    expect(addAmounts('0.10', '0.20')).toBe('0.30')
    expect(subtractAmounts('1.00', '1.01')).toBe('-0.01')
    expect(addAmounts('999999999999999.99', '0.00')).toBe('999999999999999.99')
    expect(timesAmount('0.05', 1.5)).toBe('0.07')
    expect(compareAmounts('2.00', '10.00')).toBeLessThan(0)
    expect(fromMinor(toMinor('-12.34'))).toBe('-12.34')
    expect(fromMinor(5n)).toBe('0.05')
  })

  test.each(['1', '1.5', '1,000.00', '', '1.234', 'NaN', '00005.00', '-0.00'])(
    '%s is refused',
    (text) => {
      expect(() => toMinor(text)).toThrow(/no amount/)
    },
  )
})

test('the random source can be saved and restored', () => {
  const random = createWorldRandom(3)
  random.text(10)
  const { drawn } = random
  const next = random.next()
  random.int(1, 6)
  random.restore(drawn)
  expect(random.next()).toBe(next)
  expect(random.at('a')).toBe(createWorldRandom(3).at('a'))
  expect(random.at('a')).not.toBe(random.at('b'))
})
