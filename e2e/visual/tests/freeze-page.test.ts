import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFERRED_MS } from '#e2e/visual/draw/freeze-page.mjs'

test('the stories know how long the app defers what nobody waits for', () => {
  const source = readFileSync('src/app/boot/deferred-parts.tsx', 'utf8')
  const [, delay = ''] = source.match(/DELAY_MS = ([\d_]+)/) ?? []
  expect(Number(delay.replaceAll('_', ''))).toBe(DEFERRED_MS)
})
