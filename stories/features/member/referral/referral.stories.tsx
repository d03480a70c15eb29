import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Invite friends' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('referral')

export const Ready: Story = {
  parameters: { ...at('member+referral-rich'), ...inBengaliToo },
  play: async () => {
    await page.findByRole('article', { name: 'cricket' })
    await userEvent.click(page.getByRole('button', { name: 'Create link' }))
    await page.findByText(/^Use 1 to 12 letters/)
    await userEvent.type(page.getByLabelText('Placement'), 'club7')
    await userEvent.click(page.getByRole('button', { name: 'Create link' }))
    await page.findByRole('article', { name: 'club7' })
  },
}

export const FirstLink: Story = {
  parameters: at('member'),
  play: shows('Your main link'),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Invite friends') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+referral-rich'),
  globals: phoneArabic,
  play: shows('روابطك'),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
