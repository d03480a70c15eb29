import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/BettingRecord' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('personalHistoryCopy')

/** D-058: totals are below the rows, and a row opens its round in the drawer. */
export const Ready: Story = {
  parameters: { ...at('member'), ...inBengaliToo },
  play: async () => {
    await page.findByText(/^(All pages|Total)$/)
    const table = page.getByRole('table', { name: /^Betting record/ })
    const [row] = await within(table).findAllByRole('button', { name: /2026/ })
    if (row) await userEvent.click(row)
    const drawer = within(await page.findByRole('dialog'))
    await drawer.findByText('Round result')
    await drawer.findAllByText(/^balance ৳/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  },
}

/** A year with a hundred thousand rounds: a page of thousands of rows renders only those in view. */
export const Huge: Story = {
  tags: ['!test'],
  parameters: at('member+history-huge', '&size=10000&days=2026-10-21..2026-11-20'),
}

export const Empty: Story = {
  parameters: at('member+history-empty'),
  play: shows(/^Nothing on these dates/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Betting record') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', ''),
  globals: phoneArabic,
  play: shows(/رابح/),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
