import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Rewards/SignIn' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/signIn')
const month = (name = 'November 2026') => page.findByRole('table', { name })

/** After the claim, the button stays in its place and, like the calendar, shows that it is done. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await month()
    const card = within(page.getByRole('region', { name: 'Friday, November 20' }))
    await expect(card.getByText('3 days')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Check in' }))
    const done = await card.findByRole('button', { name: 'Checked in' })
    await expect(done).toHaveFocus()
    await expect(done).toHaveAttribute('aria-disabled', 'true')
    await expect(card.getByText('4 days')).toBeVisible()
    await expect(card.getByText(/^The next day begins /)).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Previous month' }))
    await month('October 2026')
  },
}

export const NextDays: Story = {
  parameters: at('member', '?show=next30'),
  play: async () => {
    const list = await page.findByRole('list', { name: 'Next 30 days' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(30)
  },
}

export const Empty: Story = {
  parameters: at('member+rewards-none'),
  play: shows('There is no check-in calendar at the moment.'),
}

export const Trial: Story = {
  parameters: at('trial'),
  play: async () => {
    await page.findByText(/^Rewards are for members. With a trial account/)
    await expect(page.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: showsTitle('Check-in calendar'),
}

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('تسجيل الحضور'),
}

export const Claimed: Story = {
  parameters: at('member+rewards-claimed'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows(/^The next day begins /),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
