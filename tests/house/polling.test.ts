import { expect, test } from 'vitest'
import { filesOf, textOf } from './source.ts'

test('D-021 every polling query slows down after failures', () => {
  const unpaced = filesOf('src/**/*.{ts,tsx}').filter((path) =>
    /refetchInterval:(?!\s*paced\()/.test(textOf(path)),
  )
  expect(unpaced).toEqual([])
})
