import { describe, expect, test } from 'vitest'
import {
  jackpotGrowth,
  jackpotWait,
  seededRandom,
  startJackpot,
} from '#features/visitor/home/jackpot.ts'
import { fromMinor } from '#lib/money.ts'

const NEARLY_ONE = 1 - 2 ** -32

describe('jackpot', () => {
  test('HOM-22 starts within its bounds', () => {
    expect(fromMinor(startJackpot(() => 0))).toBe('100000000.00')
    expect(startJackpot(() => NEARLY_ONE)).toBeLessThanOrEqual(100_000_000_000n)
    const random = seededRandom(7)
    for (let round = 0; round < 5000; round += 1) {
      const minor = startJackpot(random)
      expect(minor >= 10_000_000_000n && minor <= 100_000_000_000n).toBe(true)
    }
  })

  test('HOM-22 has two decimals that are not always zero', () => {
    const random = seededRandom(7)
    const cents = new Set(Array.from({ length: 200 }, () => startJackpot(random) % 100n))
    expect(cents.size).toBeGreaterThan(50)
    expect(fromMinor(startJackpot(random))).toMatch(/^\d{9,10}\.\d{2}$/)
  })

  test('HOM-23 grows by 100 to 500', () => {
    expect(jackpotGrowth(() => 0)).toBe(10_000n)
    expect(jackpotGrowth(() => NEARLY_ONE)).toBe(50_000n)
    const random = seededRandom(3)
    for (let round = 0; round < 5000; round += 1) {
      const growth = jackpotGrowth(random)
      expect(growth >= 10_000n && growth <= 50_000n).toBe(true)
    }
  })

  test('HOM-23 waits 3, 4 or 5 seconds, each about as often', () => {
    const random = seededRandom(11)
    const waits = Array.from({ length: 3000 }, () => jackpotWait(random))
    for (const wait of [3000, 4000, 5000]) {
      const share = waits.filter((one) => one === wait).length
      expect(share).toBeGreaterThan(850)
    }
    expect(new Set(waits).size).toBe(3)
  })

  test('D-047 the same seed shows the same jackpot, neighbours show others', () => {
    const start = (seed: number) => startJackpot(seededRandom(seed))
    expect(start(1_795_150_800_000)).toBe(start(1_795_150_800_000))
    const starts = Array.from({ length: 50 }, (_, second) => start(1_795_150_800_000 + second))
    expect(new Set(starts).size).toBe(50)
  })
})
