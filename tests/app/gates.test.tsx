// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memberQueries } from '#api/member/member.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { World } from '#mocks/world/world-types.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(closePortal)

/** The portal's own header, which a gate does not have. */
const shell = () => screen.findAllByRole('banner')
const gate = async () => (await screen.findByRole('heading', { level: 1 })).textContent
const support = () => screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')

describe('status of the portal', () => {
  test('SYS-01 normal: the app', async () => {
    await openPortal(link('guest'))
    await shell()
  })

  test('SYS-02 SYS-05 maintenance: title, end in local time with its zone, customer service', async () => {
    await openPortal(link('maintenance'))
    expect(await gate()).toBe('We are under maintenance')
    const end = screen.getByText(/Expected to end/).textContent
    expect(end).toContain(formatDateTime(Date.UTC(2026, 10, 20, 10, 30)))
    expect(end).toMatch(/\(GMT/)
    expect(support()).toBe('mailto:help@suborno.example')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test.each(['maintenance', 'region-blocked', 'domain-invalid'])(
    'F-01 %s: age, helpline and limits are shown, and no other pop-up',
    async (scenario) => {
      const { address } = await openPortal(link(scenario), '/?popup=login')
      await gate()
      expect(screen.queryByRole('dialog')).toBeNull()
      const strip = within(screen.getByRole('complementary', { name: 'Safer gambling' }))
      expect(strip.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
      await userEvent.click(strip.getByRole('button', { name: 'Set limits' }))
      expect(address()).toBe('/?popup=limits')
      expect(within(await screen.findByRole('dialog')).getByText('Suborno Care')).toBeTruthy()
    },
  )

  test('SYS-06 without an announced end there is no such line', async () => {
    await openPortal(link('maintenance-no-end'))
    expect(await gate()).toBe('We are under maintenance')
    expect(screen.queryByText(/Expected to end/)).toBeNull()
  })

  test('SYS-03 SYS-07 region: the address, the reason, and whom to contact', async () => {
    await openPortal(link('region-blocked'))
    expect(await gate()).toBe('Not available where you are')
    expect(screen.getByText('203.0.113.7')).toBeTruthy()
    expect(support()).toBe('mailto:help@suborno.example')
  })

  test('SYS-04 D-015 maintenance has priority over region', async () => {
    const { world } = await openPortal(link('maintenance-and-region'))
    expect(await gate()).toBe('We are under maintenance')
    world.clock.advance('2h')
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(async () => expect(await gate()).toBe('Not available where you are'))
  })

  test.each(['/agent', '/game/12345', '/no-such-page'])('D-021 %s is closed too', async (route) => {
    await openPortal(link('maintenance'), route)
    expect(await gate()).toBe('We are under maintenance')
  })

  test('D-021 reopens at the same address on a manual check', async () => {
    const { world, address } = await openPortal(link('maintenance'), '/promotions?type=live#top')
    world.clock.advance('91m')
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await shell()
    expect(address()).toBe('/promotions?type=live#top')
  })

  test('D-021 reopens by itself within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { world } = await openPortal(link('maintenance'))
    world.clock.advance('91m')
    vi.advanceTimersByTime(59_000)
    expect(await gate()).toBe('We are under maintenance')
    vi.advanceTimersByTime(1000)
    await shell()
  })

  test('D-084 an unknown host gets its own message', async () => {
    await openPortal(link('domain-invalid'))
    expect(await gate()).toBe('This address is not ours')
    expect(screen.getByText('Invalid URL, please contact customer service')).toBeTruthy()
    expect(screen.getByText('localhost')).toBeTruthy()
  })

  test("D-095 is in Bengali if that is the merchant's language", async () => {
    await openPortal(link('maintenance'), '/', { language: 'BN' })
    expect(await gate()).toMatch(/রক্ষণাবেক্ষণ/)
  })
})

describe('D-015 a portal that closes during a visit', () => {
  const asked = (world: World) =>
    world.log.entries().filter(({ operationId }) => operationId === 'getPermissionConfig').length

  test.each([503, 403] as const)(
    'a read refused with %i reloads the configuration',
    async (status) => {
      const { world, client } = await openPortal(link('member'), '/promotions')
      await shell()
      await waitFor(() => expect(client.isFetching()).toBe(0))
      expect(asked(world)).toBe(1)
      world.faults.set('getMemberIcon', { kind: 'status', status })
      await client.fetchQuery({ ...memberQueries.icon('x'), retry: false }).catch(() => undefined)
      await waitFor(() => expect(asked(world)).toBe(2))
      await shell()
    },
  )
})

describe('D-014 the configuration fails', () => {
  test('a page with reason, retry, mail address and trace; the retry opens the app', async () => {
    const { world, address } = await openPortal(link('config-fails'), '/rng')
    expect(await gate()).toBe('We cannot reach the portal')
    expect(screen.getByText(/Network link is abnormal/)).toBeTruthy()
    expect(screen.getByText(/^tr-0007-/)).toBeTruthy()
    expect(support()).toMatch(/^mailto:/)
    world.faults.set('getPermissionConfig', { kind: 'flaky', share: 0 })
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await shell()
    expect(address()).toBe('/rng')
  }, 20_000)

  test('after a second failure the page still offers a retry', async () => {
    await openPortal(link('config-fails'))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Checking' })).toBeTruthy()
    await screen.findByRole('button', { name: 'Try again' })
    expect(await gate()).toBe('We cannot reach the portal')
  }, 20_000)
})
