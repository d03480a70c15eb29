import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/AccountRecord' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('transactionHistory')

/** D-058: each transaction has the balance after it. The filter is kept in the address. */
export const Ready: Story = {
  parameters: { ...at('member', '&days=2026-10-21..2026-11-20'), ...inBengaliToo },
  play: async () => {
    await page.findByText(/^(All pages|Total)$/)
    const table = page.getByRole('table', { name: /^Account record/ })
    await userEvent.selectOptions(page.getByLabelText('Transaction type'), 'WITHDRAWAL')
    await waitFor(() => expect(within(table).queryByText('Stake')).toBeNull())
    const [row] = await within(table).findAllByRole('button', { name: /2026/ })
    if (row) await userEvent.click(row)
    await within(await page.findByRole('dialog')).findByText('Main wallet')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const Empty: Story = {
  parameters: at('member+history-empty'),
  play: shows(/^Nothing on these dates/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Account record') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member', ''),
  globals: phoneArabic,
  play: shows(/مبلغ مدفوع/),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
