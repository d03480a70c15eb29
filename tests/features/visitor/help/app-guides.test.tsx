// @vitest-environment jsdom, of its own
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { install } from '#features/visitor/help/install-prompt.ts'
import Apps from '#features/visitor/help/screens/apps.tsx'
import { closePortal, frozenLink, type Options, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const offer = (outcome: string) => {
  const prompt = vi.fn(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { prompt, event }
}

afterEach(async () => {
  // Dismisses the pending install offer, so that the next test starts without one.
  offer('dismissed')
  await act(install)
  await closePortal()
})

const view = <Apps onClose={() => undefined} />

const open = (route: string, options: Options = {}) =>
  openPortal(frozenLink('member'), route, { view, texts: ['help'], ...options })

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('OTH-02..04 PRD-15 the guides', () => {
  test('D-092 the home screen comes first, and the address follows the selection', async () => {
    const portal = await open('/?popup=apps')
    await screen.findByRole('heading', { name: 'iPhone and iPad, in Safari' })
    expect(tabs()).toEqual(['Home screen', 'iPhone', 'Android'])
    await userEvent.click(screen.getByRole('tab', { name: 'iPhone' }))
    expect(portal.address()).toBe('/?popup=apps&guide=ios')
    expect(screen.getByRole('heading', { name: 'Trust it' })).toBeTruthy()
    expect(screen.getByText(/^There is no iPhone app at the moment/)).toBeTruthy()
  })

  test('OTH-04 Android links to its resource in a new tab', async () => {
    await open('/?popup=apps&guide=android')
    const link = await screen.findByRole('link', { name: /^Get the Android app/ })
    expect(link.getAttribute('href')).toBe('https://app.suborno.example/android')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('OTH-04 SID-07 without the resource there is no Android guide, and a note gives the reason', async () => {
    await open('/?popup=apps&guide=android', {
      config: (config) => ({ ...config, resources: [] }),
    })
    await screen.findByText(/^There is no Android app at the moment/)
    expect(tabs()).toEqual(['Home screen', 'iPhone'])
    expect(screen.getByRole('tab', { name: 'Home screen', selected: true })).toBeTruthy()
  })

  test('an unsafe address is not linked', async () => {
    await open('/?popup=apps&guide=android', {
      config: (config) => ({
        ...config,
        resources: config.resources.map((one) => ({ ...one, url: 'javascript:alert(1)' })),
      }),
    })
    await screen.findByText(/^The Android app is not available right now/)
    expect(screen.queryByRole('link', { name: /Android/ })).toBeNull()
  })
})

describe('API-63 D-022 the link for another device', () => {
  const LINK = `${window.location.origin}/?popup=apps&guide=ios&lang=EN`

  test('SID-09 ERR-25 is a QR code of 200 px, can be copied, and has nothing of the session', async () => {
    await open('/?popup=apps&guide=ios')
    const code = await screen.findByRole('img', { name: 'QR code for this guide' })
    expect(code.getAttribute('width')).toBe('200')
    expect(code.querySelector('path')?.getAttribute('transform')).toMatch(/^translate\(20 20\)/)
    expect(sessionStorage.getItem('token')).toBeTruthy()
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    expect(screen.getByText(LINK)).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: 'Copy link' }).click())
    expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK)
    expect(screen.getByText('Link copied').getAttribute('role')).toBe('status')
    expect(toast.entries()).toMatchObject([{ message: 'Link copied', action: { label: 'OK' } }])
  })

  test('can be selected if the browser does not copy', async () => {
    await open('/?popup=apps&guide=ios')
    const copy = await screen.findByRole('button', { name: 'Copy link' })
    vi.stubGlobal('navigator', {})
    await act(async () => copy.click())
    expect(screen.getByText(/^Your browser did not allow copying/)).toBeTruthy()
  })
})

describe('D-092 installing', () => {
  const button = () => screen.findByRole('button', { name: 'Install' })

  test("is offered once if the browser offers it, in place of the browser's banner", async () => {
    await open('/?popup=apps')
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
    const { prompt, event } = offer('dismissed')
    expect(event.defaultPrevented).toBe(true)
    await userEvent.click(await button())
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })

  test('shows a message when it has started', async () => {
    await open('/?popup=apps')
    offer('accepted')
    await userEvent.click(await button())
    await screen.findByText(/^Your browser is installing the portal/)
  })
})
