// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

/** The elements that declare `/` as their shortcut. */
const owners = () => [...document.querySelectorAll('[aria-keyshortcuts~="/"]')]

test.each(['/rng', '/help', '/live'])(
  'on %s one search box owns "/", that of the page',
  async (path) => {
    await openPortal(frozenLink('guest'), path)
    await screen.findByRole('searchbox')
    await waitFor(() => expect(owners()).toEqual([screen.getByRole('searchbox')]))
    expect(screen.getAllByText('/', { exact: true })).toHaveLength(1)
  },
)

test('on a page without a search box it is the search of the header', async () => {
  await openPortal(frozenLink('guest'), '/promotions')
  const search = await screen.findByRole('button', { name: 'Search' })
  expect(owners()).toEqual([search])
})
