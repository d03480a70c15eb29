import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect } from 'storybook/test'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { amountFieldPairs } from './do-and-dont/amount-field.tsx'
import { Narrow } from './layout.tsx'

const Typed = ({ value, ...props }: ComponentProps<typeof AmountField>) => {
  const [typed, setTyped] = useState(value)
  return <AmountField {...props} value={typed} onValueChange={setTyped} />
}

const chips = ['200', '500', '1,000', '5,000'].map((text) => ({
  amount: `${text.replace(',', '')}.00`,
  label: `৳${text}`,
}))

const meta = {
  title: 'UI/AmountField',
  tags: ['autodocs'],
  component: AmountField,
  args: {
    label: 'Amount',
    hint: '৳200.00 to ৳25,000.00',
    symbol: '৳',
    value: '',
    onValueChange: () => undefined,
    chipsLabel: 'Quick amounts',
    chips: [...chips, { amount: '12480.00', label: 'All' }],
  },
  parameters: {
    bn: {
      label: 'পরিমাণ',
      hint: '৳200.00 থেকে ৳25,000.00',
      chipsLabel: 'ঝটপট পরিমাণ',
      chips: [...chips, { amount: '12480.00', label: 'সবটুকু' }],
    },
  },
  render: (args) => <Typed {...args} />,
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof AmountField>
export default meta
type Story = StoryObj<typeof meta>

/** A pasted amount loses its currency and the script of its digits, on blur its separators. A chip fills in its amount. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await userEvent.click(input)
    await userEvent.paste('৳১,২৩৪.৫')
    await expect(input).toHaveValue('1,234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1234.50')
    await userEvent.click(canvas.getByRole('button', { name: '৳500' }))
    await expect(input).toHaveValue('500.00')
    await expect(canvas.getByRole('button', { name: '৳500' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const WithFacts: Story = {
  args: { value: '500.00', facts: 'Fee ৳5.00. ৳495.00 arrives.' },
  parameters: { bn: { facts: 'ফি ৳5.00। হাতে পাবেন ৳495.00।' } },
}

export const WithError: Story = {
  tags: ['!test'],
  args: { value: '100', error: 'Enter at least ৳200.00' },
}
export const Disabled: Story = { tags: ['!test'], args: { value: '500.00', disabled: true } }

export const PhoneBengaliRightToLeft: Story = {
  args: { value: '26000', error: 'Enter ৳25,000.00 or less', facts: 'Fee ৳0.00' },
  parameters: { bn: { error: 'সর্বোচ্চ ৳25,000.00', facts: 'ফি ৳0.00' } },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = amountFieldPairs
