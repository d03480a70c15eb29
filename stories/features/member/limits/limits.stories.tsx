import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { inBengaliToo } from '#stories/setup/modes.ts'
import { screen } from '#stories/setup/portal.tsx'
import { showsOffline } from '#stories/setup/shows-offline.ts'
import { memberStage, phoneArabic, shows, showsRetry } from '../../stage.ts'

const meta = { ...screen, title: 'Features/Member/Limits' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = memberStage('limits')

/** F-24: a lower limit applies at once. A higher one can be confirmed once its waiting time is over. */
export const Ready: Story = {
  parameters: { ...at('member+limits-set'), ...inBengaliToo },
  play: async () => {
    const week = await page.findByRole('region', { name: 'Deposits in 7 days' })
    await userEvent.click(within(week).getByRole('button', { name: /^Change/ }))
    const dialog = await page.findByRole('dialog', { name: 'Deposits in 7 days' })
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '4000' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(week).toHaveTextContent('৳4,000.00'))
    const loss = page.getByRole('region', { name: 'Loss in a day' })
    await userEvent.click(within(loss).getByRole('button', { name: 'Yes, confirm' }))
    await waitFor(() => expect(loss).toHaveTextContent('৳800.00'))
  },
}

export const Reached: Story = {
  parameters: at('member+limit-reached'),
  play: shows(/^Left: 0 minutes/),
}

export const TimeOutRunning: Story = {
  parameters: at('member+time-out-running'),
  play: shows('Your time-out is running'),
}

export const Loading: Story = {
  parameters: at('member+slow'),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Limits and help' })
  },
}

export const Failed: Story = { parameters: at('member+http-429'), play: showsRetry }

export const PhoneArabic: Story = {
  parameters: at('member+limits-set'),
  globals: phoneArabic,
  play: shows('الإيداع خلال 24 ساعة'),
}

export const NothingSet: Story = { parameters: at('member'), tags: ['!test'] }

export const Daylight: Story = {
  parameters: at('member+limits-set'),
  globals: { theme: 'daylight' },
  tags: ['!test'],
}

export const ReviewDue: Story = { tags: ['!test'], parameters: at('member+limits-review') }

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}
