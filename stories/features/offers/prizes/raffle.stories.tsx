import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsTitle, stageAt } from '../../stage.ts'
import { withoutAnswer } from './stage.ts'

const meta = { ...screen, title: 'Features/Prizes/Raffle' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/raffle')
const claimButton = (name: RegExp) => page.findByRole('button', { name })

/** Claimed tickets get the focus, and a past draw shows its winners. */
export const Ready: Story = {
  parameters: { ...at('member+promotions-applied'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await claimButton(/^Claim 2 tickets: A warm start/))
    const claimed = await page.findByText(/^Claimed\. Your new numbers: \d{6} and \d{6}$/)
    await waitFor(() => expect(claimed.parentElement).toHaveFocus())
    await page.findByText('4 tickets for this draw')
    const draws = await page.findAllByRole('button', { name: 'Winning numbers' })
    await userEvent.click(draws[0] ?? document.body)
    const table = within(await page.findByRole('table', { name: 'Winning numbers' }))
    await expect(table.getAllByRole('row')).toHaveLength(35)
    await expect(table.getByText('You')).toBeVisible()
  },
}

/** The claim is sent again and returns the same tickets. */
export const UnknownOutcome: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  play: async (context) => {
    const claim = () => claimButton(/^Claim 1 ticket:/)
    await withoutAnswer('claimRaffleTickets', claim, { kind: 'status', status: 500 })(context)
    await userEvent.click(page.getByRole('button', { name: 'Check again' }))
    await page.findByText(/^Claimed\. Your new numbers: \d{6}$/)
  },
}

export const Refused: Story = { parameters: at('trial'), play: shows(/^This is for members only/) }

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Raffle') }

export const Empty: Story = {
  parameters: at('member+prizes-none'),
  play: shows('There is no raffle at the moment.'),
}

export const Failed: Story = {
  parameters: at('member+http-500'),
  play: shows('Reference for customer service'),
}

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('تذاكرك'),
}

export const NoTickets: Story = {
  parameters: at('member+prizes-no-tickets'),
  tags: ['!test'],
  play: shows('You have no ticket for this draw yet.'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
