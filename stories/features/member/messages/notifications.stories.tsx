import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Notifications' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('notifications')

export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    const sports = within(await page.findByRole('region', { name: 'Sports' }))
    const email = sports.getByRole('switch', { name: 'Email' })
    await expect(email).not.toBeChecked()
    await userEvent.click(email)
    await waitFor(() => expect(sports.getByRole('switch', { name: 'Email' })).toBeChecked())
    await page.findByText('Saved.')
    const security = within(page.getByRole('region', { name: 'Account security' }))
    await expect(security.getByRole('switch', { name: 'Email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const SelfExcluded: Story = {
  parameters: at('member+self-excluded'),
  play: shows(/We send you no offers during this time/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Notifications') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('الإيداع والسحب'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
