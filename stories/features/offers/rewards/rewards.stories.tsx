import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { screen } from '../../../setup/portal.tsx'
import { saysOffline } from '../../../setup/says-offline.ts'

const says = (words: string | RegExp) => async () => {
  await page.findByText(words)
}

const meta = {
  ...screen,
  title: 'Features/Rewards/Rewards',
  play: says('Check in for today'),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = (scenario: string) => ({
  world: `scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`,
  route: '/rewards',
})

export const Ready: Story = {
  parameters: at('member'),
  play: async () => {
    const today = await page.findByRole('link', { name: /Check in for today/ })
    await expect(today).toHaveAttribute('href', '/signIn')
    await expect(page.getByRole('link', { name: /Look around/ })).toHaveAttribute(
      'href',
      '/dailyTasks?kind=weekly',
    )
    await expect(page.getAllByText(/Odds and terms are on the page/)).toHaveLength(3)
  },
}

export const AllClaimed: Story = {
  parameters: at('member+rewards-claimed'),
  play: says(/^Nothing waits for you right now/),
}

export const NothingOffered: Story = {
  parameters: at('member+rewards-none'),
  play: says('Nothing is offered right now.'),
}

export const SelfExcluded: Story = {
  parameters: at('member+self-excluded'),
  play: async () => {
    await page.findByText(/^You have excluded yourself from play/)
    await expect(page.queryByRole('link', { name: 'Prize wheel' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: () => page.findByRole('heading', { level: 1, name: 'Rewards' }).then(() => undefined),
}

export const Failed: Story = {
  parameters: at('member+http-429'),
  play: () => page.findByRole('button', { name: 'Try again' }).then(() => undefined),
}

export const DaylightRightToLeft: Story = {
  parameters: at('member'),
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const PhoneBengali: Story = {
  parameters: at('member'),
  globals: { language: 'BN', viewport: { value: 'phone' } },
  play: says('আজকের চেক-ইন'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  play: saysOffline,
}
