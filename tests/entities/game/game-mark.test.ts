import { describe, expect, test } from 'vitest'
import { gameMark, marksHot } from '#entities/game/game-mark.ts'

const plain = { maintenance: false, jackpot: false, isNew: false, isHot: false }

describe('the badge of a tile', () => {
  test.each([
    [{ ...plain, maintenance: true, jackpot: true }, 'maintenance'],
    [{ ...plain, jackpot: true, isNew: true }, 'jackpot'],
    [{ ...plain, isNew: true, isHot: true }, 'new'],
    [{ ...plain, isHot: true }, 'hot'],
    [plain, null],
  ])('of %o is %o', (facts, mark) => {
    expect(gameMark(facts)).toEqual(mark)
  })

  test('is HOT for every hot game, except where all are', () => {
    expect(marksHot([true, true, true, true, true, false])).toBe(true)
    expect(marksHot([false, false])).toBe(true)
    expect(marksHot([true, true])).toBe(false)
  })
})
