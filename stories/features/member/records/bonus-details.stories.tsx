import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/BonusDetails' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('bonusDetails')

/** D-056: the progress of the turnover requirement is shown. */
export const Ready: Story = {
  parameters: { ...at('member', '&days=2025-11-20..2025-12-20'), ...inBengaliToo },
  play: async () => {
    await page.findByText(/^(All pages|Total)$/)
    const table = page.getByRole('table', { name: /^Bonus details/ })
    await userEvent.click(await within(table).findByText('A warm start'))
    const drawer = within(await page.findByRole('dialog', { name: 'A warm start' }))
    await drawer.findByRole('meter', { name: 'Turnover' })
    await drawer.findByText('5 × bonus')
  },
}

export const Empty: Story = {
  parameters: at('member+history-empty'),
  play: shows(/^Nothing on these dates/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Bonus details') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', '&days=2026-10-21..2026-11-20'),
  globals: phoneArabic,
  play: shows(/بلا شروط|سارية|مكتملة/),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
