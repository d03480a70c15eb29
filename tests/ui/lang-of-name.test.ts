// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { langOfName } from '#ui/base/lang-of-name.ts'

const page = document.documentElement
afterEach(() => page.removeAttribute('lang'))

test.each([
  ['ar', 'Silver Knight', 'en'],
  ['ar', 'Over 100’s', 'en'],
  ['ar', 'سلوتس', undefined],
  ['bn', 'রুপালি নাইট', undefined],
  ['vi', 'Sảnh Windspur', undefined],
  ['ar', '777', undefined],
  ['en', 'Silver Knight', undefined],
])('D-004 on a page in %s the name %s is in %s', (lang, name, wanted) => {
  page.lang = lang
  expect(langOfName(name)).toBe(wanted)
})
