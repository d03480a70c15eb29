import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

test('D-021 every polling query slows down after failures', () => {
  const steady = findFiles('src/**/*.{ts,tsx}').filter((path) =>
    /refetchInterval:(?!\s*pollingInterval\()/.test(readText(path)),
  )
  expect(steady).toEqual([])
})
