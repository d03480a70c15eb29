import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLANTS } from '#e2e/visual/self-test/plants.mjs'

test('each of the forty mistakes can still be planted', () => {
  const stale = PLANTS.filter(
    ({ path, find, put }) =>
      find === put || !existsSync(path) || !readFileSync(path, 'utf8').includes(find),
  )
  expect(stale.map(({ what }) => what)).toEqual([])
  expect(PLANTS.length).toBeGreaterThanOrEqual(40)
})
