import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { phoneArabic, shows, showsRetry, showsTitle, stageAt } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Rewards/Rewards' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = stageAt('/rewards')

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    const today = await page.findByRole('link', { name: /Check in for today/ })
    await expect(today).toHaveAttribute('href', '/signIn')
    await expect(page.getByRole('link', { name: /Look around/ })).toHaveAttribute(
      'href',
      '/dailyTasks?kind=weekly',
    )
    await page.findByRole('button', { name: 'Check in: Check in for today' })
    await page.findByRole('link', { name: 'Spin the wheel' })
    await expect(page.getAllByText(/Chances and terms are on the page/)).toHaveLength(3)
  },
}

export const AllClaimed: Story = {
  parameters: at('member+rewards-claimed+prizes-no-tickets'),
  play: shows(/^Nothing to claim right now/),
}

export const SelfExcluded: Story = {
  parameters: at('member+self-excluded'),
  play: async () => {
    await page.findByText(/^You are self-excluded/)
    await expect(page.queryByRole('link', { name: 'Prize wheel' })).toBeNull()
  },
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Rewards') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('تسجيل حضور اليوم'),
}

export const NothingOffered: Story = {
  parameters: at('member+rewards-none+prizes-no-tickets'),
  play: shows('No rewards right now.'),
}

export const Daylight: Story = {
  parameters: at('member'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
  play: shows('Check in for today'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
