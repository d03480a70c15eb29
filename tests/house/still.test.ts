import { expect, test } from 'vitest'
import { filesOf, textOf } from './source.ts'

const sheets = filesOf('src/**/*.css')

const sheetsWith = (text: RegExp) => sheets.filter((path) => text.test(textOf(path)))

test('blurs nothing that lies under something else: each frame would paint it anew', () => {
  expect(sheetsWith(/backdrop-filter/)).toEqual([])
})

test('lets nothing move for ever but what says that work goes on, and strips that pass', () => {
  expect(sheetsWith(/\binfinite\b/)).toEqual([
    'src/features/visitor/home/components/marquee.module.css',
    'src/public/social.css',
    'src/ui/progress-bar/progress-bar.module.css',
    'src/ui/spinner/spinner.module.css',
    'src/ui/vendor-strip/vendor-strip.module.css',
  ])
})
