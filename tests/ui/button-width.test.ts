import { expect, test } from 'vitest'
import { readCss } from './css.ts'

test('gold and green buttons are at most as wide as a small dialog on a desktop', () => {
  const css = readCss('src/ui/button/button.module.css')
  const [, rule] = /@media \(width >= 1024px\) \{\s*&:is\(([^{]*\{[^}]*\})/.exec(css) ?? []
  for (const one of ['data-variant="primary"', 'data-variant="deposit"', 'data-block="true"'])
    expect(rule).toContain(`[${one}]`)
  expect(rule).toContain('max-inline-size: min(100%, var(--dialog-sm))')
})
