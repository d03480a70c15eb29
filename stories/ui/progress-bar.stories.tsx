import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar, progressTones } from '#ui/progress-bar/progress-bar.tsx'
import { progressBarPairs } from './do-and-dont/progress-bar.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Writing the file', value: 320, max: 1000, valueText: '320 of 1,000 rows' },
  parameters: { bn: { label: 'ফাইল লেখা হচ্ছে', valueText: '১,০০০ সারির মধ্যে ৩২০' } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Partway: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '320')
  },
}
export const Empty: Story = { tags: ['!test'], args: { value: 0, valueText: '0 of 1,000 rows' } }
export const Full: Story = {
  tags: ['!test'],
  args: { value: 1000, valueText: 'Done', tone: 'success' },
}
export const Unknown: Story = {
  render: () => <ProgressBar label="Sending your documents" />,
}

export const Tones: Story = {
  render: () => (
    <>
      {progressTones.map((tone, step) => (
        <ProgressBar key={tone} label={tone} tone={tone} value={90 - step * 15} />
      ))}
    </>
  ),
}

export const LongText: Story = {
  tags: ['!test'],
  args: { label: 'Uploading the pictures of your identity card and of the bill with your address' },
}
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = progressBarPairs
