// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Help from '#features/visitor/help/screens/help.tsx'
import { changeLanguage } from '#i18n/change-language.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

let back: () => void = () => undefined

function HelpPage() {
  const navigate = useNavigate()
  back = () => void navigate(-1)
  return <Help onClose={() => undefined} />
}

const open = (route: string, scenario = 'guest') =>
  openPortal(frozenLink(scenario), route, {
    view: <HelpPage />,
    texts: ['help'],
  })

const article = (name: string) => screen.findByRole('heading', { level: 3, name })
const search = () => screen.findByRole('searchbox', { name: 'Search help' })

describe('RTE-12 D-079 the address', () => {
  test('opens the article of its anchor', async () => {
    const portal = await open('/help#limits')
    await article('Setting limits')
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Setting limits')
    expect(screen.getByRole('button', { name: /^Safer gambling/, expanded: true })).toBeTruthy()
    expect(portal.address()).toBe('/help#limits')
  })

  test('opens the first section for an unknown anchor, and is corrected', async () => {
    const portal = await open('/promotions?popup=help#nobody')
    await article('Opening an account')
    await waitFor(() => expect(portal.address()).toBe('/promotions?popup=help#register'))
  })

  test('follows the open article without history entries', async () => {
    const portal = await open('/help')
    await article('Opening an account')
    expect(portal.address()).toBe('/help')
    await userEvent.click(screen.getByRole('link', { name: 'Logging in' }))
    const heading = await article('Logging in')
    expect(portal.address()).toBe('/help#log-in')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    act(back)
    expect(portal.address()).toBe('/help#log-in')
  })

  test('LNG-06 stays when the language changes, and the help is loaded again', async () => {
    const portal = await open('/help#limits')
    await article('Setting limits')
    await act(() => changeLanguage('BN'))
    await article('সীমা ঠিক করা')
    expect(portal.address()).toBe('/help#limits')
    expect(portal.count('getHelpCenter')).toBe(2)
  })
})

describe('D-079 links in an article', () => {
  test('to another article stay in the help and move the focus', async () => {
    const portal = await open('/rng?popup=help#register')
    await userEvent.click(await screen.findByRole('link', { name: 'terms' }))
    expect(document.activeElement).toBe(await article('Terms'))
    expect(portal.address()).toBe('/rng?popup=help#terms')
  })

  test('to a pop-up open it over the same page', async () => {
    const portal = await open('/rng?popup=help#limits')
    await userEvent.click(await screen.findByRole('link', { name: 'Set limits' }))
    expect(portal.address()).toBe('/rng?popup=limits#limits')
  })

  test('to a page leave the help', async () => {
    const portal = await open('/rng?popup=help#wagering')
    await userEvent.click(await screen.findByRole('link', { name: 'Promotions' }))
    expect(portal.address()).toBe('/promotions')
  })
})

describe('D-079 search', () => {
  test('opens with a key, shows the number of results, and opens the selected one', async () => {
    const portal = await open('/help')
    await article('Opening an account')
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(await search())
    await userEvent.keyboard('SELF-exclusion')
    const status = await screen.findByText(/^\d+ articles found$/)
    expect(status.getAttribute('role')).toBe('status')
    const [best] = screen.getAllByRole('listitem')
    if (!best) throw new Error('Nothing found')
    await userEvent.click(within(best).getByRole('link'))
    await article('Self-exclusion')
    expect(portal.address()).toBe('/help#self-exclusion')
    expect(screen.getAllByText(/^self-exclusion$/i, { selector: 'mark' }).length).toBeGreaterThan(0)
  })

  test('accepts a slash like any other character once it has the focus', async () => {
    await open('/help')
    await userEvent.type(await search(), '24/7')
    expect(await search()).toHaveProperty('value', '24/7')
  })

  test('without a result offers a contact', async () => {
    const portal = await open('/help')
    fillIn(await search(), 'submarine')
    const nothing = await screen.findByText(/^We found nothing for “submarine”/)
    const box = nothing.closest('[data-size]')
    if (!(box instanceof HTMLElement)) throw new Error('No empty state')
    await userEvent.click(within(box).getByRole('button', { name: 'Write to us' }))
    expect(portal.address()).toBe('/help?popup=feedback')
  })
})

describe('MOD-07 the footer', () => {
  test('has the chat, the feedback and the configured mailbox', async () => {
    const portal = await open('/help')
    const mail = await screen.findByRole('link', { name: 'Email' })
    expect(mail.getAttribute('href')).toBe('mailto:help@suborno.example')
    await userEvent.click(screen.getByRole('button', { name: 'Live chat' }))
    expect(portal.address()).toBe('/help?popup=chat')
  })

  test("D-013 offline shows the help's own message", async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open('/help', 'offline')
    await screen.findByText(/^You are offline, so we could not load the help articles/)
    vi.restoreAllMocks()
  })

  test('D-013 ADR 22 stays when the help has no lists', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await open('/help', 'missing-arrays')
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Live chat' })).toBeTruthy()
  })
})
