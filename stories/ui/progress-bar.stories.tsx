import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar, progressTones } from '#ui/progress-bar/progress-bar.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Turnover', value: 320, max: 1000, valueText: '320 of 1,000' },
  parameters: { bn: { label: 'টার্নওভার', valueText: '১,০০০-এর মধ্যে ৩২০' } },
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
export const Empty: Story = { tags: ['!test'], args: { value: 0, valueText: '0 of 1,000' } }
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
  args: { label: 'Turnover still to be played before the welcome bonus can be withdrawn' },
}
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}
