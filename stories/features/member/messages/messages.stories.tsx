import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry, showsTitle } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Messages' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('messageV2')

export const Ready: Story = {
  parameters: { ...at('member+inbox-full'), ...inBengaliToo },
  play: async () => {
    const [first] = await page.findAllByRole('button', { name: /Deposit of ৳[\d,.]+ credited/ })
    if (first) await userEvent.click(first)
    await page.findByText(/Your deposit of ৳[\d,.]+ was credited at/)
    const before = page.getByRole('tab', { name: /For you/ }).textContent
    const gone = page.getByRole('button', { name: 'Delete' })
    await userEvent.click(gone)
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(
        page.getAllByRole('button', { name: /Deposit of ৳[\d,.]+ credited/ })[0],
      ).toBeVisible(),
    )
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() =>
      expect(page.getByRole('tab', { name: /For you/ }).textContent).not.toBe(before),
    )
  },
}

export const Empty: Story = {
  parameters: at('member+messages-none'),
  play: shows(/^No messages yet/),
}

export const Loading: Story = { parameters: at('member+slow'), play: showsTitle('Messages') }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+inbox-full'),
  globals: phoneArabic,
  play: shows(/أُضيف إيداع/),
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
