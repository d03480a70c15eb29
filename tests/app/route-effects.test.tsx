// @vitest-environment jsdom, of its own
import { act, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteEffects } from '#app/routing/route-effects.tsx'
import { changeLanguage } from '#i18n/change-language.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

let go: (to: string) => void = () => undefined

function Page() {
  const navigate = useNavigate()
  go = (to) => act(() => void navigate(to))
  return (
    <>
      <RouteEffects />
      <h1 id="top">Top</h1>
      <h2 id="সাহায্য">Help</h2>
    </>
  )
}

const shown: Element[] = []

const open = (route: string) => openPortal('?scenario=guest', route, { view: <Page /> })

beforeEach(() => {
  shown.length = 0
})
afterEach(closePortal)

/** Records which element was scrolled into view. */
const watchScroll = () => {
  Element.prototype.scrollIntoView = function note(this: Element) {
    shown.push(this)
  }
  vi.mocked(window.scrollTo).mockClear()
}

describe('after a route change', () => {
  test('RTE-38 the page is scrolled to its top', async () => {
    await open('/')
    watchScroll()
    go('/promotions')
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
    expect(shown).toEqual([])
  })

  test('RTE-39 or to the element of its hash', async () => {
    await open('/')
    watchScroll()
    go(`/promotions#${encodeURIComponent('সাহায্য')}`)
    expect(shown.map(({ id }) => id)).toEqual(['সাহায্য'])
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  test.each(['#no-such-place', '#%E0%A4%A', '#'])('RTE-39 %s leads to the top', async (hash) => {
    await open('/')
    watchScroll()
    go(`/promotions${hash}`)
    expect(window.scrollTo).toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  test('RTE-38 a change of the query only, such as a pop-up, does not scroll', async () => {
    await open('/promotions')
    watchScroll()
    go('/promotions?popup=login')
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  test('RTE-40 the loading cover is removed once the screen is rendered', async () => {
    await openPortal('?scenario=guest', '/promotions')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  })
})

describe('the title of the window', () => {
  test.each([
    ['/', 'Suborno'],
    ['/promotions', 'Promotions · Suborno'],
    ['/agent', 'Agent login · Suborno'],
    ['/no-such-page', 'Page not found · Suborno'],
  ])('%s is "%s"', async (route, title) => {
    await open(route)
    expect(document.title).toBe(title)
  })

  test('follows the route and the language', async () => {
    await open('/')
    go('/rng')
    expect(document.title).toBe('Slots · Suborno')
    await act(() => changeLanguage('BN'))
    await waitFor(() => expect(document.title).toMatch(/ · সুবর্ণ$/))
  })
})
