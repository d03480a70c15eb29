import decodeQR from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { qrPath } from '#ui/qr-code/qr-matrix.ts'

const SCALE = 4
const QUIET = 4

/** Rasterises the path and decodes it. */
const read = (value: string, room: number): string => {
  const code = qrPath(value, room)
  if (!code) return ''
  const side = (code.count + 2 * QUIET) * SCALE
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dy = 0; dy < SCALE; dy += 1) {
      const row = (Number(y) + QUIET) * SCALE + dy
      const from = row * side + (Number(x) + QUIET) * SCALE
      for (let at = from; at < from + Number(length) * SCALE; at += 1)
        data.fill(0, at * 4, at * 4 + 3)
    }
  }
  return decodeQR({ width: side, height: side, data })
}

describe('QR code', () => {
  test.each([
    'https://portal.example/app/android?lang=EN',
    'https://portal.example/?q=বাংলা',
    `https://portal.example/${'x'.repeat(200)}`,
    'A',
  ])('SID-08 SID-09 is readable: %s', (value) => {
    expect(read(value, 160)).toBe(value)
  })

  test('SID-08 is not drawn if it would be unreadable at that size', () => {
    const long = `https://portal.example/${'x'.repeat(500)}`
    expect(qrPath(long, 110)).toBe(null)
    expect(qrPath(long, 400)).not.toBe(null)
    expect(qrPath('x'.repeat(3000), 100_000)).toBe(null)
  })
})
