import { describe, expect, test } from 'vitest'
import { detectImageType, fileIssue } from '#lib/image-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0)
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)
const WEBP = bytes(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBP'))
const MAX = 5 * 1024 * 1024

describe('WAL-06 WAL-07 D-090 type and size of a picture', () => {
  test.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    [null, WEBP],
    [null, bytes(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('AVI '))],
    [null, bytes(...ascii('%PDF-1.7'))],
    [null, bytes(...ascii('GIF89a'))],
    [null, bytes(...ascii('<svg xmlns='))],
    [null, bytes(0xff, 0xd8)],
    [null, bytes()],
  ])('D-090 is %s by its first bytes', (type, head) => {
    expect(detectImageType(head)).toBe(type)
  })

  test.each([
    ['slip.jpg', JPEG, 1, null],
    ['SLIP.JPEG', JPEG, MAX, null],
    ['slip.png', PNG, MAX, null],
    ['slip.webp', WEBP, 1, 'type'],
    ['slip.png', WEBP, 1, 'type'],
    ['slip.png', JPEG, 1, 'name'],
    ['slip.png.exe', PNG, 1, 'name'],
    ['slip', PNG, 1, 'name'],
    ['slip.jpg', bytes(...ascii('MZ')), 1, 'type'],
    ['slip.pdf', bytes(...ascii('%PDF-1.7')), 1, 'type'],
    ['slip.jpg', JPEG, MAX + 1, 'size'],
    ['slip.jpg', bytes(), 0, 'empty'],
  ])('D-090 %s is refused for the right reason', (name, head, size, fault) => {
    expect(fileIssue({ name, size }, head, MAX)).toBe(fault)
  })
})
