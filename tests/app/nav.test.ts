import { expect, test } from 'vitest'
import { isActive, NAV } from '#app/menus/nav.ts'

const current = (pathname: string) =>
  NAV.filter((entry) => isActive(entry, pathname)).map(({ key }) => key)

test('GAM-20 the home page is the current entry from the start, at all its addresses', () => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    expect(current(path)).toEqual(['home'])
  }
})

test('D-036 each type has its own page; a page without a type has no entry', () => {
  for (const { key, to } of NAV) expect(current(to)).toEqual([key])
  expect(current('/blog')).toEqual([])
})
