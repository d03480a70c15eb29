import { describe, expect, test } from 'vitest'
import { dragMove, keyMove, passage, tapMove } from '../../src/ui/slide-check/slide-moves.ts'

describe('D-027 the slider', () => {
  test('arrows move it by a tenth, pages by a quarter, Home and End all the way', () => {
    expect(keyMove('ArrowRight', 0, false)).toBe(10)
    expect(keyMove('ArrowUp', 95, false)).toBe(100)
    expect(keyMove('ArrowLeft', 5, false)).toBe(0)
    expect(keyMove('PageUp', 10, false)).toBe(35)
    expect(keyMove('PageDown', 10, false)).toBe(0)
    expect(keyMove('End', 10, false)).toBe(100)
    expect(keyMove('Home', 90, false)).toBe(0)
    expect(keyMove('Tab', 10, false)).toBe(null)
  })

  test('where text runs to the left, so does the way', () => {
    expect(keyMove('ArrowLeft', 0, true)).toBe(10)
    expect(keyMove('ArrowRight', 50, true)).toBe(40)
    expect(keyMove('ArrowUp', 0, true)).toBe(10)
    expect(dragMove(0, -150, 300, true)).toBe(50)
    expect(dragMove(0, 150, 300, true)).toBe(0)
  })

  test('a hand moves it as far as itself, and nearly there is there', () => {
    expect(dragMove(0, 150, 300, false)).toBe(50)
    expect(dragMove(20, 60, 300, false)).toBe(40)
    expect(dragMove(0, 289, 300, false)).toBeLessThan(100)
    expect(dragMove(0, 292, 300, false)).toBe(100)
    expect(dragMove(0, 900, 300, false)).toBe(100)
    expect(dragMove(30, 50, 0, false)).toBe(30)
  })

  test('four taps lead to the end as well', () => {
    expect([0, 25, 50, 75, 90, 100].map(tapMove)).toEqual([25, 50, 75, 100, 100, 100])
  })

  test('what is handed in keeps to the contract', () => {
    expect(passage('pointer', 12, 840.4)).toEqual({ way: 'pointer', steps: 12, durationMs: 840 })
    expect(passage('keyboard', 0, -1)).toEqual({ way: 'keyboard', steps: 1, durationMs: 0 })
    expect(passage('pointer', 99_999, 9e9)).toMatchObject({ steps: 10_000, durationMs: 600_000 })
  })
})
