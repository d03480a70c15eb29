import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Rewards/Missions' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('missionLeaderboard')

export const Ready: Story = {
  parameters: { ...at('member', '&kind=weekly'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Claim' }))
    await page.findByRole('button', { name: 'Claimed' })
    await page.findByRole('region', { name: 'Your place' })
    await expect(page.getByRole('switch')).toBeVisible()
  },
}

export const NothingOffered: Story = {
  parameters: at('member+rewards-none'),
  play: shows('There are no missions at the moment.'),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Missions') }

export const Failed: Story = {
  parameters: at('member+http-429'),
  play: async () => {
    await expect(
      (await page.findAllByRole('button', { name: 'Try again' })).length,
    ).toBeGreaterThan(0)
  },
}

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('لوحة المتصدرين لهذا الأسبوع'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
