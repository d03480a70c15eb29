import { expect, test } from 'vitest'
import * as lists from '#scripts/vite/chunk-modules.ts'
import { findFiles } from './source.ts'

test('a module that a chunk names is there', () => {
  const named = Object.values(lists).flatMap((list) =>
    Object.entries(list).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`)),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => findFiles(`${path}.*`).length === 0)).toEqual([])
})
