import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const month = (name = 'November 2026') => page.findByRole('table', { name })

const meta = {
  ...screen,
  title: 'Features/Rewards/SignIn',
  play: () => month().then(() => undefined),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string, search = '') => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: `/signIn${search}`,
})
const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

/** One claim; then the button says so and stays where it was, and so does the calendar. */
export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    await month()
    const card = within(page.getByRole('region', { name: 'Friday, November 20' }))
    await expect(card.getByText('3 days')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Check in' }))
    const done = await card.findByRole('button', { name: 'Checked in' })
    await expect(done).toHaveFocus()
    await expect(done).toHaveAttribute('aria-disabled', 'true')
    await expect(card.getByText('4 days')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Month before' }))
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

export const Claimed: Story = {
  parameters: at('member+rewards-claimed'),
  play: says(/^The next day begins on/),
}

export const NothingOffered: Story = {
  parameters: at('member+rewards-none'),
  play: says('There is no check-in calendar at the moment.'),
}

export const Trial: Story = {
  parameters: at('trial'),
  play: async () => {
    await page.findByText(/^Rewards are for members; with a trial account/)
    await expect(page.queryByRole('button', { name: 'Check in' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: () =>
    page.findByRole('heading', { level: 1, name: 'Check-in calendar' }).then(() => undefined),
}

export const Failed: Story = {
  parameters: at('member+http-429'),
  play: () => page.findByRole('button', { name: 'Try again' }).then(() => undefined),
}

export const PhoneBengaliDaylight: Story = {
  parameters: at('member'),
  globals: { language: 'BN', theme: 'daylight', viewport: { value: 'phone' } },
  play: says('চেক-ইন করুন'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}
