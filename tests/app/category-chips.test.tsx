// @vitest-environment jsdom, of its own
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CategoryChips } from '#app/menus/category-chips.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

test('WCAG 2.4.11 a focused chip scrolls completely into view', async () => {
  await openPortal(frozenLink('guest'), '/', { view: <CategoryChips />, texts: ['shell'] })
  const row = within(await screen.findByRole('navigation', { name: 'Games' }))
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const chip = row.getByRole('link', { name: 'Lottery' })
  act(() => chip.focus())
  expect(seen.mock.contexts).toEqual([chip])
})
