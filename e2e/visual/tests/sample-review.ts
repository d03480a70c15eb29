// A small review for the tests of its page.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Entry } from '#e2e/visual/review/comments.mjs'

export const hashOf = (name: string) => name.repeat(24).slice(0, 24)

const difference = (id: string, mode: string) => ({
  id,
  title: 'UI/Button',
  name: id === 'a' ? 'Primary' : 'Loading',
  file: 'stories/ui/button.stories.tsx',
  mode,
  kind: 'changed',
  before: hashOf('b'),
  after: hashOf('c'),
  mask: hashOf('d'),
  pixels: 12,
  width: 800,
  height: 600,
  boxes: [[600, 402, 10, 10]],
  element: 'button “Play”',
  words: [
    { element: 'button “Play”', lines: ['padding-left: 16px (--sp-4) → 17px', '“Play” → “খেলুন”'] },
  ],
})

export const none = { entries: [] as Entry[], troubles: [] as string[] }

export const report = {
  base: 'f'.repeat(40),
  differences: [
    difference('a', 'own'),
    difference('a', 'daylight-bengali'),
    difference('b', 'own'),
  ],
}

export const commented = (part: Partial<Entry>): Entry => ({
  story: 'a',
  mode: 'own',
  thread: '0'.repeat(16),
  at: '2026-11-28T10:00:00.000Z',
  id: '0'.repeat(16),
  by: 'Ada',
  text: 'Too close',
  picture: hashOf('e'),
  place: [20, 30],
  ...part,
})

const axe = readFileSync(
  new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
)
export const axeViolations = async (page: Page) => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations: found } = await Reflect.get(window, 'axe').run()
    return found.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    )
  })
}
