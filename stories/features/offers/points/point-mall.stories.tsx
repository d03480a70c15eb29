import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Points/PointMall' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/pointMall')

/** OTH-05: points are redeemed for money with the payment password. A wrong one is reported at its field. */
export const Ready: Story = {
  parameters: { ...at('member+points-rich'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('heading', { level: 2, name: 'Wireless headphones' })
    await userEvent.click(await page.findByRole('button', { name: 'Convert to money' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Convert points to money' }))
    const count = await dialog.findByRole('textbox', { name: 'Points to convert' })
    await userEvent.clear(count)
    await userEvent.paste('২০০')
    await expect(dialog.getByText('৳2.00')).toBeVisible()
    const password = await dialog.findByLabelText('Payment password')
    await userEvent.click(password)
    await userEvent.paste('111111')
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }))
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.click(password)
    await userEvent.paste('246810')
    await userEvent.click(dialog.getByRole('button', { name: 'Convert' }))
    await page.findByText('Converted. The money is in your wallet.')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** OTH-06: redemptions in the three states, and one opened in the drawer. */
export const History: Story = {
  parameters: at('member', '?tab=history&days=2026-10-25..2026-11-20'),
  play: async () => {
    await page.findByText('In process')
    const rows = within(page.getByRole('table', { name: /^Redeemed/ }))
    await expect(rows.getByText('Approved')).toBeVisible()
    await userEvent.click(rows.getByText('Rejected'))
    await page.findByText(/^We do not deliver to this address/)
  },
}

/** OTH-08, OTH-09: guests see the rules too. */
export const Rules: Story = {
  parameters: at('guest', '?tab=rules'),
  play: shows('Points never expire.'),
}

export const Guest: Story = {
  tags: ['!test'],
  parameters: at('guest', '?tab=details'),
  play: shows(/^Log in to see/),
}

export const NoPoints: Story = {
  tags: ['!test'],
  parameters: at('member+points-none'),
  play: shows('50 points to the next reward: Ticket for the wheel'),
}

/** Rewards that can be redeemed, one that needs more points, and one that is out of stock. */
export const OnTheWay: Story = {
  tags: ['!test'],
  parameters: at('member'),
  play: shows(/points to go$/),
}

export const EveryReward: Story = {
  tags: ['!test'],
  parameters: at('member+points-rich'),
  play: shows('You have enough points for every reward that is left.'),
}

/** Rewards and their prices, without a progress towards them. */
export const GuestRewards: Story = {
  tags: ['!test'],
  parameters: at('guest'),
  play: shows('Wireless headphones'),
}

export const Empty: Story = {
  tags: ['!test'],
  parameters: at('member+empty-lists'),
  play: shows('There are no rewards at the moment.'),
}

export const OnTheWayPhoneBengali: Story = {
  tags: ['!test'],
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: shows(/^আরও .* পয়েন্ট লাগবে$/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Points mall') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', '?tab=details'),
  globals: phoneArabic,
  play: shows('متجر النقاط'),
}

export const Offline: Story = {
  tags: ['!test'],
  parameters: at('member+offline'),
  play: showsOffline,
}
