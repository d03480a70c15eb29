// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { prizeKeys } from '#api/offers/prizes.ts'
import { closePortal, fillIn, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

function setNetwork(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

const descriptionOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const isDisabled = (control: Element) => control.getAttribute('aria-disabled') === 'true'

test.each([
  ['a spin', 'spinWheel', 'member', '/wheel', 'button', /^Spin the wheel$/],
  ['a red envelope', 'openRedEnvelope', 'member', '/redEnvelope', 'button', /^Open: /],
  [
    'a ticket',
    'claimRaffleTickets',
    'member+promotions-applied',
    '/raffle',
    'button',
    /ticket.*: /,
  ],
  ['a check-in', 'claimCheckIn', 'member', '/signIn', 'button', /^Check in$/],
  ['a reward', 'claimMission', 'member', '/dailyTasks?kind=weekly', 'button', /^Claim$/],
  ['a setting', 'setLeaderboardName', 'member', '/leaderboard', 'switch', /./],
  ['a favourite', 'removeFavoriteGame', 'member', '/favorite', 'button', /favourite/i],
  ['a chat', 'launchChat', 'guest', '/?popup=chat', 'button', /^Start chat/],
  ['a trial', 'loginFreeplay', 'guest', '/?popup=login', 'button', /^Try it free/],
] as const)(
  'F-05 offline %s is disabled, keeps the focus and gives the reason',
  async (_, operation, scenarios, at, role, name) => {
    const { count } = await openPortal(frozenLink(scenarios), at)
    const [control] = await screen.findAllByRole(role, { name })
    if (!control) throw new Error(`There is no ${role}.`)
    expect(isDisabled(control)).toBe(false)
    act(() => control.focus())
    setNetwork(false)
    expect(isDisabled(control)).toBe(true)
    expect(descriptionOf(control)).toMatch(/You are offline\./)
    expect(document.activeElement).toBe(control)
    fireEvent.click(control)
    setNetwork(true)
    expect(isDisabled(control)).toBe(false)
    expect(count(operation)).toBe(0)
  },
)

test('F-05 offline a form keeps what was typed, gives the reason at its button, and is sent once when there is a network', async () => {
  const { count, user } = await openPortal(frozenLink('guest'), '/?popup=login')
  const form = within(await screen.findByRole('dialog'))
  const name = await form.findByRole('textbox', { name: /Username/i })
  fillIn(name, 'rahim')
  fillIn(form.getByLabelText('Password'), 'gold1234')
  const submit = form.getByRole('button', { name: 'Log in' })
  setNetwork(false)
  expect(isDisabled(submit)).toBe(true)
  expect(descriptionOf(submit)).toBe(
    'You are offline. Your entries stay here. Send them when you are back online.',
  )
  await user.type(name, '{Enter}')
  expect(count('login')).toBe(0)
  setNetwork(true)
  expect(name).toHaveProperty('value', 'rahim')
  await user.click(submit)
  await expect.poll(() => count('login')).toBe(1)
})

test('F-05 a list that cannot be refreshed shows its server time, once per block', async () => {
  const { client, world } = await openPortal(frozenLink('member'), '/wheel')
  await screen.findByRole('button', { name: 'Spin the wheel' })
  const results = within(screen.getByRole('region', { name: 'Your results' }))
  await results.findByText('20 points')
  // The world's clock is stopped while the device's clock runs.
  const notes = () => screen.queryAllByText(/^As of (08:59|09:00)$/)
  expect(notes()).toHaveLength(0)
  setNetwork(false)
  expect(notes()).toHaveLength(2)
  setNetwork(true)
  expect(notes()).toHaveLength(0)
  world.faults.set('getWheel', { kind: 'status', status: 500 })
  await act(() => client.refetchQueries({ queryKey: prizeKeys.wheel }))
  await expect.poll(() => notes()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Spin the wheel' })).toBeTruthy()
})

test.each([
  ['the list of games', 'guest', '/rng', 'heading', /^Slots/],
  ['an offer', 'member', '/promotions?id=71', 'dialog', /./],
  ['a lottery', 'member', '/lottery?gameCode=PADMA-536', 'heading', /^Padma/],
  ['the notices', 'member', '/?popup=notices', 'dialog', /^Notices$/],
  ['an agent’s account', 'agent-1', '/agentHome', 'heading', /./],
] as const)('F-05 %s does the same', async (_, scenarios, at, role, name) => {
  await openPortal(frozenLink(scenarios), at)
  await screen.findAllByRole(role, { name })
  const notes = () => screen.queryAllByText(/^As of (08:59|09:00)$/)
  expect(notes()).toHaveLength(0)
  setNetwork(false)
  await expect.poll(() => notes().length).toBeGreaterThan(0)
})
