import { expect, test } from 'vitest'
import { filesOf, textOf } from './source.ts'

test('D-021 whatever is asked again and again slows down when it fails', () => {
  const unpaced = filesOf('src/**/*.{ts,tsx}').filter((path) =>
    /refetchInterval:(?!\s*paced\()/.test(textOf(path)),
  )
  expect(unpaced).toEqual([])
})
