import { expect, test } from 'vitest'
import { filesOf, textOf } from './source.ts'

test('D-021 every polling query slows down after failures', () => {
  const steady = filesOf('src/**/*.{ts,tsx}').filter((path) =>
    /refetchInterval:(?!\s*pollingInterval\()/.test(textOf(path)),
  )
  expect(steady).toEqual([])
})
