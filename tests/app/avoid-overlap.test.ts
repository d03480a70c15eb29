import { describe, expect, test } from 'vitest'
import { computeLift } from '#app/footer/avoid-overlap.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** The service button in the corner of a phone. */
const rest = box(330, 716, 48, 48)

describe('FTR-13 the floating service button', () => {
  test('stays if nothing is under it', () => {
    expect(computeLift(rest, [])).toBe(0)
    expect(computeLift(rest, [box(12, 716, 300, 48), box(12, 400, 366, 60)])).toBe(0)
  })

  test('moves above a row, and above what is then under it', () => {
    expect(computeLift(rest, [box(12, 720, 366, 60)])).toBe(52)
    expect(computeLift(rest, [box(12, 720, 366, 60), box(200, 660, 178, 44)])).toBe(112)
  })

  test('is hidden if it would have to move too far', () => {
    const rows = Array.from({ length: 6 }, (_, row) => box(12, 720 - row * 60, 366, 60))
    expect(computeLift(rest, rows)).toBeNull()
  })
})
