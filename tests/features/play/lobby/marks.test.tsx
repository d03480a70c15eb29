// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** The texts that a badge may have; return to player and table limits are below the name. */
const ALLOWED = /^(?:Hot|New|Jackpot)$/

/** The badges of the tiles in a section; an empty text for a tile without one. */
function marksIn(part: HTMLElement): string[] {
  return within(part)
    .getAllByRole('article')
    .map((tile) => tile.querySelector('[data-variant]')?.textContent ?? '')
}

const hotIn = (marks: readonly string[]) => marks.filter((mark) => mark === 'Hot').length

test.each(['/rng', '/live', '/fish', '/pvp'])(
  'MOD-29 %s begins with games that are marked as hot, and most are not',
  async (path) => {
    await openPortal(frozenLink('guest'), path)
    const marks = marksIn(await screen.findByRole('feed')).slice(0, 20)
    expect(hotIn(marks)).toBeGreaterThan(0)
    expect(hotIn(marks)).toBeLessThanOrEqual(marks.length / 4)
    for (const mark of marks.filter(Boolean)) expect(mark).toMatch(ALLOWED)
  },
)

test('a list of nothing but hot games marks none of them', async () => {
  await openPortal(frozenLink('guest'), '/rng?show=hot')
  expect(hotIn(marksIn(await screen.findByRole('feed')))).toBe(0)
})

test('on the home page the rail of hot games marks none, the others mark each of theirs', async () => {
  // The rails load by themselves once the page is shown.
  await import('#features/visitor/home/components/below-fold.tsx')
  await openPortal(frozenLink('guest'), '/')
  const rail = await screen.findByRole('group', { name: 'Hot right now' })
  await within(rail).findAllByRole('article')
  expect(hotIn(marksIn(rail))).toBe(0)
  const marks = marksIn(screen.getByRole('main'))
  expect(hotIn(marks)).toBeGreaterThan(0)
  for (const mark of marks.filter(Boolean)) expect(mark).toMatch(ALLOWED)
})

test('return to player and the limits of a table with their currency stand below the name', async () => {
  await import('#features/visitor/home/components/below-fold.tsx')
  await openPortal(frozenLink('guest'), '/')
  const main = screen.getByRole('main')
  expect((await within(main).findAllByText(/^RTP \d\d\.\d%$/)).length).toBeGreaterThan(0)
  expect((await within(main).findAllByText(/^৳[\d,]+ to ৳[\d,]+$/)).length).toBeGreaterThan(0)
  for (const fact of within(main).getAllByText(/^RTP/))
    expect(fact.closest('[data-variant]')).toBeNull()
})
