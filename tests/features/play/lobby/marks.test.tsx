// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** The texts that a badge may have: jackpot, return to player, table limits, NEW, HOT. */
const ALLOWED = /^(?:Hot|New|Jackpot|RTP \d+(?:\.\d)?%|[\d,.]+ to [\d,.]+)$/

/** The badges of the tiles in a section; an empty text for a tile without one. */
function marksIn(part: HTMLElement): string[] {
  return within(part)
    .getAllByRole('article')
    .map((tile) => tile.querySelector('[data-variant]')?.textContent ?? '')
}

const hotIn = (marks: readonly string[]) => marks.filter((mark) => mark === 'Hot').length

test.each(['/rng', '/rng?show=hot', '/rng?sort=new', '/live', '/fish', '/pvp'])(
  'at most a fifth of the first screen of %s is HOT, and badges have distinguishing facts or nothing',
  async (path) => {
    await openPortal(frozenLink('guest'), path)
    const marks = marksIn(await screen.findByRole('feed'))
    expect(marks.length).toBeGreaterThan(5)
    expect(hotIn(marks) * 5).toBeLessThanOrEqual(marks.length)
    for (const mark of marks.filter(Boolean)) expect(mark).toMatch(ALLOWED)
    expect(new Set(marks).size).toBeGreaterThan(1)
  },
)

test('on the home page no hot game is marked HOT, and at most a fifth of the others', async () => {
  // The rails load by themselves once the page is shown.
  await import('#features/visitor/home/components/below-fold.tsx')
  await openPortal(frozenLink('guest'), '/')
  const rail = await screen.findByRole('group', { name: 'Hot right now' })
  await within(rail).findAllByRole('article')
  expect(hotIn(marksIn(rail))).toBe(0)
  const marks = marksIn(screen.getByRole('main'))
  expect(hotIn(marks) * 5).toBeLessThanOrEqual(marks.length)
  for (const mark of marks.filter(Boolean)) expect(mark).toMatch(ALLOWED)
})
