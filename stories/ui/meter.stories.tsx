import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter, meterTones } from '#ui/meter/meter.tsx'
import { meterPairs } from './do-and-dont/meter.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Meter',
  tags: ['autodocs'],
  component: Meter,
  args: {
    label: 'Turnover',
    value: 320,
    max: 1000,
    valueText: '৳320.00 of ৳1,000.00',
    note: '৳680.00 left',
  },
  parameters: {
    bn: { label: 'টার্নওভার', valueText: '৳1,000.00-এর মধ্যে ৳320.00', note: 'বাকি ৳680.00' },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Partway: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Turnover' })
    await expect(meter).toHaveAttribute('aria-valuetext', '৳320.00 of ৳1,000.00')
    await expect(meter).toHaveAccessibleDescription('৳680.00 left')
  },
}

export const Tones: Story = {
  tags: ['!test'],
  render: () => (
    <>
      {meterTones.map((tone, step) => (
        <Meter key={tone} label={tone} tone={tone} value={90 - step * 15} max={100} valueText="" />
      ))}
    </>
  ),
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = meterPairs
