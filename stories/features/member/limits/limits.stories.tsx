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
    const loss = page.getByRole('region', { name: 'Loss per day' })
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
  play: shows('You are on a time-out'),
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

export const Reviewed: Story = {
  tags: ['!test'],
  parameters: at('member+limits-review'),
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Keep them as they are' }))
    await waitFor(() => expect(page.queryByRole('button', { name: /^Keep them/ })).toBeNull())
  },
}

export const Offline: Story = {
  parameters: at('member+offline'),
  tags: ['!test'],
  play: showsOffline,
}

/** A break starts at once, after a question. */
const startsBreak = (length: string, start: string, title: string) => async () => {
  await userEvent.click(await page.findByRole('radio', { name: length }))
  await userEvent.click(page.getByRole('button', { name: start }))
  const question = within(await page.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: start }))
  await page.findByRole('heading', { name: title })
}

export const TimeOutStarted: Story = {
  parameters: at('member'),
  tags: ['!test'],
  play: startsBreak('7 days', 'Start time-out', 'You are on a time-out'),
}

export const Excluded: Story = {
  parameters: at('member'),
  tags: ['!test'],
  play: startsBreak('6 months', 'Exclude myself', 'You are self-excluded'),
}

/** A kind of game that is blocked closes at once. */
export const KindBlocked: Story = {
  parameters: at('member'),
  tags: ['!test'],
  play: async () => {
    await userEvent.click(await page.findByRole('switch', { name: 'Slots' }))
    await page.findByText('Blocked')
  },
}

export const CheckedMoreOften: Story = {
  parameters: at('member'),
  tags: ['!test'],
  play: async () => {
    const every = await page.findByLabelText('Pause play and show my time and result every')
    await userEvent.selectOptions(every, '15 minutes')
    await page.findByText('Saved.')
  },
}
