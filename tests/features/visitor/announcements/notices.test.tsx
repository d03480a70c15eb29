// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import Notices from '#features/visitor/announcements/screens/notices.tsx'
import { Marquee } from '#features/visitor/home/components/marquee.tsx'
import { loadTexts } from '#i18n/i18n.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { closePortal } from '#tests/harness/portal.tsx'
import { openView } from './open-announcement.tsx'

afterEach(closePortal)

const item = (id: number) => ({
  id,
  title: `Notice ${id}`,
  content: `<p>Text of ${id}</p><p><a href="/promotions">All offers</a></p>`,
  timestamp: id,
})
const three = [item(101), item(103), item(102)]

/** Shows the pop-up while the address names it, as the portal does. */
function Host() {
  const { popup, close } = usePopup()
  return popup === 'notices' ? <Notices onClose={close} /> : null
}

async function open(scenario: string, route: string, player?: readonly ReturnType<typeof item>[]) {
  const page = (
    <>
      <Marquee notices={player} />
      <Host />
    </>
  )
  const portal = await openView(scenario, route, page, player ? { player } : undefined)
  await loadTexts('announcements', 'patterns')
  return portal
}

const dialog = () => screen.findByRole('dialog', { name: 'Notices' })
const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.slice(0, 10))

describe('from the marquee', () => {
  test('ANN-07 a notice opens the list with that notice expanded, and the focus returns', async () => {
    const portal = await open('guest', '/?from=mail', three)
    const marquee = screen.getByRole('region', { name: 'Notices' })
    const links = within(marquee).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Notice 101',
      'Notice 103',
      'Notice 102',
      'View all',
    ])
    const link = within(marquee).getByRole('link', { name: 'Notice 102' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await dialog()
    expect(portal.address()).toBe('/?from=mail&popup=notices&notice=102')
    expect(titles()).toEqual(['Notice 103', 'Notice 102', 'Notice 101'])
    const notice = screen.getByRole('button', { name: /^Notice 102/, expanded: true })
    expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2)
    await screen.findByText('Text of 102')
    await waitFor(() => expect(document.activeElement).toBe(notice))
    await userEvent.keyboard('{Escape}')
    expect(portal.address()).toBe('/?from=mail')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  test('MOD-02 ANN-07 one click leads to all notices, with the newest expanded', async () => {
    const portal = await open('guest', '/', three)
    await userEvent.click(screen.getByRole('link', { name: 'View all: Notices' }))
    await dialog()
    expect(portal.address()).toBe('/?popup=notices')
    const [expanded, ...more] = screen.getAllByRole('button', { expanded: true })
    expect(expanded?.textContent).toContain('Notice 103')
    expect(more).toHaveLength(0)
  })

  test('the copy that fills the line is hidden from screen readers and takes no focus', async () => {
    await open('guest', '/', three)
    // With reduced motion the line does not move and needs no copy.
    expect(document.querySelectorAll('[aria-hidden="true"] a')).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
    const copies = [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] a')]
    expect(copies.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1])
    const [copy] = copies
    if (!copy) throw new Error('no copy')
    await userEvent.click(copy)
    await dialog()
    expect(document.activeElement).not.toBe(copy)
  })
})

describe('the list', () => {
  test('CST-04 the page with the notice of the address is shown', async () => {
    const many = Array.from({ length: 20 }, (_, i) => item(500 - i))
    await open('guest', '/?popup=notices&notice=485', many)
    await dialog()
    expect(screen.getByRole('button', { name: 'Page 2', current: 'page' })).toBeTruthy()
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Notice 485')
  })

  test('an address without a previous page closes to the plain one', async () => {
    const portal = await open('guest', '/promotions?popup=notices&notice=101&x=1', three)
    await dialog()
    await userEvent.keyboard('{Escape}')
    expect(portal.address()).toBe('/promotions?x=1')
  })

  test('D-049 a link in a text stays inside the portal', async () => {
    const portal = await open('guest', '/?popup=notices&notice=101', three)
    await userEvent.click(await screen.findByRole('link', { name: 'All offers' }))
    expect(portal.address()).toBe('/promotions')
  })

  test('D-013 a failure offers a retry and the trace for support', async () => {
    const portal = await open('guest+http-500', '/?popup=notices')
    await dialog()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('Reference for customer service')).toBeTruthy()
    portal.world.faults.set('getAnnouncements', { kind: 'flaky', share: 0 })
    await userEvent.click(retry)
    await screen.findByRole('button', { name: /^Set your limits/ })
  })
})
