import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { World } from '../../../../mocks/world/world-types.ts'
import { gmtLabel } from '../../../../src/lib/clock.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const meta = {
  ...screen,
  title: 'Features/Prizes/Raffle',
  beforeEach: () => formDrafts.clear(),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/raffle',
})
const says = (words: string | RegExp) => async () => {
  await page.findAllByText(words)
}
const claimButton = (name: RegExp) => page.findByRole('button', { name })

export const Claimed: Story = {
  parameters: at('member+promotions-applied'),
  play: async () => {
    await userEvent.click(await claimButton(/^Claim 2 tickets: A warm start/))
    const said = await page.findByText(/^Claimed\. Your new numbers: \d{6} and \d{6}$/)
    await waitFor(() => expect(said.parentElement).toHaveFocus())
    await page.findByText('4 tickets for this draw')
    const draws = await page.findAllByRole('button', { name: 'Winning numbers' })
    await userEvent.click(draws[0] ?? document.body)
    const table = within(await page.findByRole('table', { name: 'Winning numbers' }))
    await expect(table.getAllByRole('row')).toHaveLength(35)
    await expect(table.getByText('You')).toBeVisible()
  },
}

/** D-083: the times are the reader's, as on every page of players. */
export const ReadersZone: Story = {
  parameters: at('member'),
  play: async () => {
    const own = gmtLabel(Date.parse('2026-11-22T14:00:00Z'))
    await expect((await page.findAllByText(/\(GMT/))[0]).toHaveTextContent(`(${own})`)
  },
}

export const LostAnswer: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  play: async ({ loaded }) => {
    const world: World | undefined = loaded.world
    world?.faults.set('claimRaffleTickets', { kind: 'status', status: 500 })
    await userEvent.click(await claimButton(/^Claim 1 ticket:/))
    await page.findByText('We did not hear the result')
    world?.faults.delete('claimRaffleTickets')
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await page.findByText(/^Claimed\. Your new numbers: \d{6}$/)
  },
}

export const NoTickets: Story = {
  parameters: at('member+prizes-no-tickets'),
  globals: { direction: 'rtl' },
  play: says('You have no ticket for this draw yet.'),
}
export const Refused: Story = { parameters: at('trial'), play: says(/^This is for members;/) }
export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { name: 'Raffle' }).then(() => undefined),
}
export const Empty: Story = {
  parameters: at('member+prizes-none'),
  play: says('There is no raffle at the moment.'),
}
export const Failed: Story = {
  parameters: at('member+http-500'),
  play: says('Reference for support'),
}
export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: says('আপনার টিকিট'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}

export const RightToLeft: Story = {
  parameters: at('member'),
  globals: { direction: 'rtl' },
  play: says('Your tickets'),
}
