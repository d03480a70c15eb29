// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PopupHost } from '#app/routing/popup-host.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  history.replaceState(null, '')
  await closePortal()
})

test.each([
  ['the page below it', { idx: 1 }, '/promotions?type=newbie'],
  ['the home page, if it is the first page of its tab', { idx: 0 }, '/'],
])('RTE-11 closing the help returns to %s', async (_, state, path) => {
  const { client, user } = await openPortal(frozenLink('guest'), '/', {
    view: null,
    texts: ['help'],
  })
  history.replaceState(state, '')
  let at = ''
  const Address = () => {
    const { pathname, search } = useLocation()
    at = pathname + search
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/promotions?type=newbie', '/help#limits']}>
        <Suspense fallback={null}>
          <PopupHost />
        </Suspense>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at).toBe(path))
})
