import { describe, expect, test } from 'vitest'
import { gameMark, hotMarks } from '#entities/game/game-mark.ts'

const plain = { maintenance: false, jackpot: false, isNew: false, isHot: false, rtp: null }
const limits = { min: '10.00', max: '5000.00' }

describe('the badge of a tile', () => {
  test.each([
    [{ ...plain, maintenance: true, jackpot: true }, { kind: 'maintenance' }],
    [{ ...plain, jackpot: true, isNew: true }, { kind: 'jackpot' }],
    [{ ...plain, isNew: true, isHot: true }, { kind: 'new' }],
    [{ ...plain, isHot: true, rtp: '96.1' }, { kind: 'hot' }],
    [
      { ...plain, limits, rtp: '96.1' },
      { kind: 'limits', ...limits },
    ],
    [
      { ...plain, rtp: '96.1' },
      { kind: 'rtp', rtp: '96.1' },
    ],
    [plain, null],
  ])('of %o is %o', (facts, mark) => {
    expect(gameMark(facts)).toEqual(mark)
  })

  test('is not HOT in a list of mostly hot games', () => {
    expect(hotMarks(Array.from({ length: 24 }, () => true))).not.toContain(true)
    expect(hotMarks([true, true, false, false])).not.toContain(true)
  })

  test('is HOT for at most a fifth of any first part of a list', () => {
    const marks = hotMarks(Array.from({ length: 200 }, (_, index) => index % 6 === 0))
    expect(marks.filter(Boolean).length).toBeGreaterThan(20)
    marks.forEach((_, index) => {
      const seen = marks.slice(0, index + 1)
      expect(seen.filter(Boolean).length * 5).toBeLessThanOrEqual(seen.length)
    })
  })
})
