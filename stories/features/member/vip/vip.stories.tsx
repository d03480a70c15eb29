import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/VIP' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('vip')

/** The head has the claimable bonus, a table has the levels. */
export const Ready: Story = {
  parameters: { ...at('member+vip-10'), ...inBengaliToo },
  play: async () => {
    await page.findByText('You are on the highest level.')
    const table = page.getByRole('table', { name: /^Levels/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 11)
    await userEvent.click(page.getByRole('button', { name: 'Claim ৳300,000.00' }))
    await page.findByText('৳300,000.00 is in your wallet.')
  },
}

export const Beginner: Story = { parameters: at('member+vip-0'), play: shows(/to go$/) }

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member'),
  globals: phoneArabic,
  play: shows('كل المستويات'),
}

export const Loading: Story = { parameters: at('member+slow'), tags: ['!test'] }
