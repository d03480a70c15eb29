import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playSlots, slotsReturn } from '#mocks/games/slots/rules.ts'
import { createRandom } from '#mocks/world/core/prng.ts'

const page = readFileSync('mocks/games/slots/index.html', 'utf8')

describe('playSlots', () => {
  test('returns 95.96% by its own rules', () => {
    expect(slotsReturn()).toBeCloseTo(0.959616, 6)
  })

  test('returns about that over 100,000 seeded rounds', () => {
    const random = createRandom(7)
    let paid = 0
    let won = 0
    for (let i = 0; i < 100_000; i += 1) {
      const round = playSlots(random, '1.00')
      paid += Number(round.payout)
      if (round.lines.length > 0) won += 1
    }
    expect(paid / 100_000).toBeGreaterThan(0.9)
    expect(paid / 100_000).toBeLessThan(1.02)
    expect(won / 100_000).toBeGreaterThan(0.2)
  })

  test('a win is always more than the stake', () => {
    const random = createRandom(11)
    for (let i = 0; i < 5000; i += 1) {
      const round = playSlots(random, '2.50')
      if (round.lines.length > 0) expect(Number(round.payout)).toBeGreaterThan(2.5)
      else expect(round.payout).toBe('0.00')
    }
  })

  test('pays exact amounts in minor units, and adds up its lines', () => {
    const first = playSlots({ next: () => 0 }, '0.50')
    expect(first.payout).toBe('4.00')
    expect(first.lines).toHaveLength(5)
    expect(playSlots({ next: () => 0.999 }, '100000000000.01').payout).toBe('100000000000010.00')
  })

  test('refuses a stake that is not an amount', () => {
    expect(() => playSlots(createRandom(1), '1.5')).toThrow(RangeError)
  })
})

describe('the slot page', () => {
  test('is self-contained: no external resource, no network, no float arithmetic', () => {
    expect(page).not.toMatch(
      /(?:src|href)="(?!#)|@import|url\((?!#)|fetch\(|XMLHttpRequest|parseFloat/,
    )
  })
})
