import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/ManualRebate' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('manualRebate')

/** D-065: after a claim, the page says when the next one is possible and lists the claim. */
export const Ready: Story = {
  parameters: { ...at('rebate-ready'), ...inBengaliToo },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: /^Claim ৳/ }))
    await page.findByText('Claimed today')
    await page.findByText('Claim history')
    await page.findByText('27,640.79')
  },
}

export const Empty: Story = {
  parameters: at('member+history-empty'),
  play: shows(/^No valid bets since/),
}

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('rebate-ready'),
  globals: phoneArabic,
  play: shows('حسب نوع اللعبة'),
}

export const Loading: Story = { parameters: at('member+slow'), tags: ['!test'] }

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
