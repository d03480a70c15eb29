import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

const sheets = findFiles('src/**/*.css')

const sheetsWith = (text: RegExp) => sheets.filter((path) => text.test(readText(path)))

test('nothing is blurred under another element, because each frame would paint it again', () => {
  expect(sheetsWith(/backdrop-filter/)).toEqual([])
})

test('endless animations are only progress indicators and moving strips', () => {
  expect(sheetsWith(/\binfinite\b/)).toEqual([
    'src/features/visitor/home/components/marquee.module.css',
    'src/public/social.css',
    'src/ui/progress-bar/progress-bar.module.css',
    'src/ui/spinner/spinner.module.css',
    'src/ui/vendor-strip/vendor-strip.module.css',
  ])
})
