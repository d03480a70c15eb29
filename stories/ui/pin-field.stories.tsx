import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PinField } from '#ui/pin-field/pin-field.tsx'
import { pinFieldPairs } from './do-and-dont/pin-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/PinField',
  tags: ['autodocs'],
  component: PinField,
  args: { label: 'Payment password', hint: 'The six digits that only you know', onChange: fn() },
  parameters: {
    bn: { label: 'পেমেন্ট পাসওয়ার্ড', hint: 'ছয়টি সংখ্যা, যা শুধু আপনি জানেন' },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof PinField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Spaces and the digits of other scripts are normalised. The value is masked, and browsers do not offer to save it. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Payment password')
    await userEvent.click(input)
    await userEvent.paste(' ২৪ ৬৮-10 99')
    await expect(input).toHaveValue('246810')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'off')
  },
}

/** Letters and a seventh digit are ignored; Backspace removes the last digit. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Payment password')
    await userEvent.type(input, '24a68109{Backspace}')
    await expect(input).toHaveValue('24681')
  },
}

export const WithError: Story = {
  args: { defaultValue: '2468', error: 'Your payment password must be six digits' },
  parameters: { bn: { error: 'পেমেন্ট পাসওয়ার্ডে ছয়টি সংখ্যা থাকে' } },
}

export const Locked: Story = { tags: ['!test'], args: { readOnly: true } }
export const Disabled: Story = { tags: ['!test'], args: { disabled: true } }

export const PhoneBengaliRightToLeft: Story = {
  args: { defaultValue: '246810' },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = pinFieldPairs
