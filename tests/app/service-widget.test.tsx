// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

const DOOR = { name: 'Open service menu' }
const open = async (scenario: string) => {
  const portal = await openPortal(link(scenario), '/promotions')
  if (!scenario.startsWith('guest')) await screen.findByRole('button', { name: /’s account/ })
  await screen.findByRole('button', DOOR)
  return { ...portal, user: userEvent.setup() }
}
const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })

test('FTR-13 the back-to-top button appears after one screen and moves the focus to the page', async () => {
  const { user } = await open('guest')
  scrollTo(window.innerHeight)
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  scrollTo(window.innerHeight + 1)
  await user.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('SYS-09 the button to the end of the page appears with it and moves the focus to the footer', async () => {
  const { user } = await open('guest')
  scrollTo(window.innerHeight + 1)
  await user.click(screen.getByRole('button', { name: 'Go to the bottom' }))
  expect(document.activeElement?.id).toBe('foot')
})

test('FTR-14..17 invitation, live chat, the app and messaging, by keyboard', async () => {
  const { user, address } = await open('member')
  screen.getByRole('button', DOOR).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'WhatsApp' })
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent)
  expect(items).toEqual([
    'Live chat',
    'Telegram',
    'WhatsApp',
    'Facebook',
    'Help centre',
    'Feedback',
    'Get the app',
    'Invite friends',
    'Hide this button',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Live chat' }))
  expect(address()).toBe('/promotions?popup=chat')
})

test('FTR-14 no invitation for agents, nor without the referral', async () => {
  for (const scenario of ['agent-1', 'member+referral-off']) {
    const { user } = await open(scenario)
    await user.click(screen.getByRole('button', DOOR))
    await screen.findByRole('menuitem', { name: 'Live chat' })
    expect(screen.queryByRole('menuitem', { name: 'Invite friends' })).toBeNull()
    await closePortal()
  }
})

test('FTR-13 can be hidden for this visit; the back-to-top button stays', async () => {
  const { user } = await open('guest')
  await user.click(screen.getByRole('button', DOOR))
  await user.click(await screen.findByRole('menuitem', { name: 'Hide this button' }))
  await waitFor(() => expect(screen.queryByRole('button', DOOR)).toBeNull())
  expect(sessionStorage.getItem('serviceWidget')).toBe('hidden')
  scrollTo(window.innerHeight + 1)
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
})
