import { expect, test } from 'vitest'
import { diffLines } from '#mocks/qa-panel/calls/diff-lines.ts'

const differing = (one: unknown, other: unknown) =>
  diffLines(one, other).flatMap(({ left, right, differs }) =>
    differs ? [[left?.trim() ?? null, right?.trim() ?? null]] : [],
  )

test('fields are matched by name, in any order', () => {
  expect(differing({ a: 1, b: [1, 2] }, { b: [1, 3], a: 1, c: null })).toEqual([
    ['2', '3'],
    [null, '"c": null'],
  ])
  expect(differing({ a: {} }, { a: {} })).toEqual([])
})

test('list items are matched by their id, so that another item shifts nothing', () => {
  const one = {
    list: [
      { id: 1, n: 'a' },
      { id: 2, n: 'b' },
    ],
  }
  const other = {
    list: [
      { id: 3, n: 'c' },
      { id: 1, n: 'a' },
      { id: 2, n: 'B' },
    ],
  }
  expect(differing(one, other)).toEqual([
    ['"n": "b"', '"n": "B"'],
    [null, '{'],
    [null, '"id": 3,'],
    [null, '"n": "c"'],
    [null, '}'],
  ])
  // Rows without an id are matched by position.
  expect(differing([{ id: 1 }, { id: 1 }], [{ id: 1 }])).toHaveLength(3)
})

test('values of different types are shown completely on both sides', () => {
  expect(differing({ value: null }, { value: { a: 1 } })).toEqual([
    ['"value": null', '"value": {'],
    [null, '"a": 1'],
    [null, '}'],
  ])
})
