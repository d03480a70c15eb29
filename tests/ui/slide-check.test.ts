import { describe, expect, test } from 'vitest'
import {
  passage,
  valueAfterDrag,
  valueAfterKey,
  valueAfterTap,
} from '#ui/slide-check/slider-value.ts'

describe('slider value', () => {
  test('arrow keys move by 10, page keys by 25, Home and End to the ends', () => {
    expect(valueAfterKey('ArrowRight', 0, false)).toBe(10)
    expect(valueAfterKey('ArrowUp', 95, false)).toBe(100)
    expect(valueAfterKey('ArrowLeft', 5, false)).toBe(0)
    expect(valueAfterKey('PageUp', 10, false)).toBe(35)
    expect(valueAfterKey('PageDown', 10, false)).toBe(0)
    expect(valueAfterKey('End', 10, false)).toBe(100)
    expect(valueAfterKey('Home', 90, false)).toBe(0)
    expect(valueAfterKey('Tab', 10, false)).toBe(null)
  })

  test('is mirrored in right-to-left text', () => {
    expect(valueAfterKey('ArrowLeft', 0, true)).toBe(10)
    expect(valueAfterKey('ArrowRight', 50, true)).toBe(40)
    expect(valueAfterKey('ArrowUp', 0, true)).toBe(10)
    expect(valueAfterDrag(0, -150, 300, true)).toBe(50)
    expect(valueAfterDrag(0, 150, 300, true)).toBe(0)
  })

  test('a drag follows the pointer and snaps to the end', () => {
    expect(valueAfterDrag(0, 150, 300, false)).toBe(50)
    expect(valueAfterDrag(20, 60, 300, false)).toBe(40)
    expect(valueAfterDrag(0, 289, 300, false)).toBeLessThan(100)
    expect(valueAfterDrag(0, 292, 300, false)).toBe(100)
    expect(valueAfterDrag(0, 900, 300, false)).toBe(100)
    expect(valueAfterDrag(30, 50, 0, false)).toBe(30)
  })

  test('four taps reach the end', () => {
    expect([0, 25, 50, 75, 90, 100].map(valueAfterTap)).toEqual([25, 50, 75, 100, 100, 100])
  })

  test('a passage is within the limits of the contract', () => {
    expect(passage('pointer', 12, 840.4)).toEqual({ method: 'pointer', steps: 12, durationMs: 840 })
    expect(passage('keyboard', 0, -1)).toEqual({ method: 'keyboard', steps: 1, durationMs: 0 })
    expect(passage('pointer', 99_999, 9e9)).toMatchObject({ steps: 10_000, durationMs: 600_000 })
  })
})
