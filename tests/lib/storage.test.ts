import { describe, expect, test } from 'vitest'
import { formatElapsed, gmtLabel } from '#lib/clock.ts'
import { readJson, safeStorage } from '#lib/storage.ts'
import { throttle } from '#lib/throttle.ts'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('storage', () => {
  test('D-095 works in memory if storage is forbidden', () => {
    const storage = safeStorage(denied)
    expect(storage.set('token', 'abc')).toBe(false)
    expect(storage.get('token')).toBe('abc')
    expect(storage.keys()).toEqual(['token'])
    storage.remove('token')
    expect(storage.get('token')).toBeNull()
  })

  test('D-095 treats invalid content as absent', () => {
    const storage = safeStorage(denied)
    storage.set('list', '{broken')
    expect(readJson(storage, 'list', (value) => value)).toBeNull()
    storage.set('list', '{"a":1}')
    expect(readJson(storage, 'list', (value) => (Array.isArray(value) ? value : null))).toBeNull()
  })
})

describe('throttle', () => {
  test('D-087 runs on the leading edge and drops what follows within the time', () => {
    const calls: number[] = []
    const run = throttle(1000, (n: number) => calls.push(n))
    expect([run(1), run(2)]).toEqual([true, false])
    expect(calls).toEqual([1])
  })
})

describe('clock', () => {
  test('F-02 formats elapsed time as h:mm:ss', () => {
    expect(formatElapsed(0)).toBe('0:00:00')
    expect(formatElapsed(3_725_999)).toBe('1:02:05')
    expect(formatElapsed(-5)).toBe('0:00:00')
  })
  test('D-069 formats the offset of a zone', () =>
    expect(gmtLabel(1_763_629_200_000, 'Asia/Dhaka')).toBe('GMT+6'))
})
