import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/LossAndProfit' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('personalProfit')

/** D-059: figures, chart and table agree. */
export const Ready: Story = {
  parameters: { ...at('member', '&days=2026-10-21..2026-11-20'), ...inBengaliToo },
  play: async () => {
    await page.findByText(/^Since .* deposited/)
    await page.findByText(/^(All pages|Total)$/)
    page.getByRole('table', { name: /^Loss and profit/ })
    await userEvent.click(page.getByRole('button', { name: 'As a table' }))
    const twin = await page.findByRole('table', { name: /^Result by day/ })
    await expect(within(twin).getAllByRole('row')).toHaveLength(32)
  },
}

export const Empty: Story = {
  parameters: at('member+history-empty'),
  play: shows(/^Since .* deposited/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Loss and profit') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', ''),
  globals: phoneArabic,
  play: shows(/صافي الإيداعات/),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
