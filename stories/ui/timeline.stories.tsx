import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { timelinePairs } from './do-and-dont/timeline.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'Progress of the withdrawal',
    stateLabels: { done: 'done', current: 'in progress', todo: 'upcoming', failed: 'stopped' },
    entries: [
      {
        id: 'asked',
        title: 'Requested',
        state: 'done',
        time: { text: '20 Nov 2026, 15:00', dateTime: '2026-11-20T09:00:00Z' },
      },
      {
        id: 'review',
        title: 'In review',
        state: 'current',
        expected: 'Usually within 10 minutes',
        text: 'A person looks at it. There is nothing to do for you.',
      },
      { id: 'paid', title: 'Paid', state: 'todo' },
    ],
  },
  parameters: {
    bn: {
      label: 'উত্তোলনের অগ্রগতি',
      stateLabels: { done: 'সম্পন্ন', current: 'চলছে', todo: 'বাকি', failed: 'থেমে গেছে' },
      entries: [
        { id: 'asked', title: 'অনুরোধ করা হয়েছে', state: 'done' },
        { id: 'review', title: 'যাচাই চলছে', state: 'current', expected: 'সাধারণত ১০ মিনিট লাগে' },
        { id: 'paid', title: 'পরিশোধ', state: 'todo' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Midway: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Requested (done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const Stopped: Story = {
  tags: ['!test'],
  args: {
    entries: [
      { id: 'asked', title: 'Requested', state: 'done' },
      { id: 'no', title: 'Rejected', state: 'failed', text: 'The account is in another name.' },
    ],
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = timelinePairs
