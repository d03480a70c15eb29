// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(async () => {
  await closePortal()
  vi.restoreAllMocks()
})

const open = (path: string, scenario = 'member+time-out-running') => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9), toFake: ['Date'] })
  return openPortal(frozenLink(scenario), path)
}

const NAMES = {
  'member+time-out-running': 'You are on a time-out',
  'member+self-excluded': 'You are self-excluded',
} as const

describe.each(Object.entries(NAMES))('F-26 a break is named with its end: %s', (scenario, name) => {
  test.each([
    '/member?page=depositv2',
    '/promotions',
    '/promotions?id=72',
    '/',
    '/member?page=limits',
  ])('at %s', async (path) => {
    await open(path, scenario)
    const notice = within(await screen.findByRole('region', { name }))
    expect(notice.getByText(/^It lasts until .+ 202\d.+ GMT.+\.$/)).toBeTruthy()
    expect(notice.getByRole('link', { name: 'Withdraw' })).toBeTruthy()
  })

  test('where a game cannot be opened', async () => {
    await open('/game/10005', scenario)
    expect((await screen.findByRole('alert')).textContent).toContain(`${name}. It lasts until `)
  })

  test.each([
    ['/member?page=notifications', 'We send you no offers during this time.'],
    ['/member?page=privacy', 'We send you no offers during this time.'],
    ['/rewards', 'You cannot claim rewards during this time.'],
  ])('at %s', async (path, text) => {
    await open(path, scenario)
    const message = await screen.findByText(new RegExp(text))
    await waitFor(() => expect(message.textContent).toContain(`${name}. It lasts until `))
  })
})

describe('F-26 marketing during a break', () => {
  test('the deposit page gives the reason before its form, and has no promotions', async () => {
    await open('/member?page=depositv2')
    await screen.findByRole('region', { name: NAMES['member+time-out-running'] })
    expect(screen.queryByLabelText('Amount')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull()
  })

  test('the promotions page has no offers and no buttons, also behind a link to one', async () => {
    const { count } = await open('/promotions?id=72&apply=1')
    await screen.findByRole('region', { name: NAMES['member+time-out-running'] })
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: /Apply|Claim/ })).toBeNull()
    expect(count('getPromotions')).toBe(0)
  })

  test('the home page has no banner, video, jackpot or winner', async () => {
    await open('/')
    await screen.findByRole('region', { name: NAMES['member+time-out-running'] })
    for (const name of ['Jackpot Night', 'Feast of Dragons', 'The Live Salon'])
      expect(screen.queryByRole('link', { name })).toBeNull()
    expect(screen.queryByText('Videos')).toBeNull()
  })

  test('starting a break removes the offers at once', async () => {
    const { user, world } = await open('/member?page=limits', 'member')
    await user.click(await screen.findByRole('radio', { name: '24 hours' }))
    await user.click(screen.getByRole('button', { name: 'Start time-out' }))
    const sure = await screen.findByRole('alertdialog')
    await user.click(within(sure).getByRole('button', { name: 'Start time-out' }))
    await screen.findByRole('region', { name: NAMES['member+time-out-running'] })
    expect(world.db.pauses.count()).toBe(1)
  })
})
