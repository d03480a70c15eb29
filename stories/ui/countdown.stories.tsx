import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { now } from '#lib/clock.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { countdownPairs } from './do-and-dont/countdown.tsx'
import { Narrow } from './layout.tsx'

const HOUR = 3_600_000

const meta = {
  title: 'UI/Countdown',
  tags: ['autodocs'],
  component: Countdown,
  args: {
    until: now() + 14 * 60_000,
    label: 'Time left to pay',
    overLabel: 'The time is over',
    milestones: [
      { seconds: 300, text: 'Five minutes left' },
      { seconds: 60, text: 'One minute left' },
    ],
    onOver: fn(),
  },
  parameters: {
    bn: {
      label: 'টাকা পাঠানোর বাকি সময়',
      overLabel: 'সময় শেষ',
      milestones: [{ seconds: 300, text: 'আর পাঁচ মিনিট বাকি' }],
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  // More than an hour is shown as h:mm:ss.
  args: { until: now() + 10 * HOUR },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(
      /^\d+:\d\d:\d\d$/,
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onOver).not.toHaveBeenCalled()
  },
}

export const Over: Story = {
  args: { until: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('The time is over')
    await expect(args.onOver).toHaveBeenCalledOnce()
  },
}

export const Urgent: Story = { tags: ['!test'], args: { urgentSeconds: 3600 } }
export const PhoneBengaliRightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = countdownPairs
