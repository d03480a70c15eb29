import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { stepperPairs } from './do-and-dont/stepper.tsx'

const steps = [
  { id: 'method', label: 'Method' },
  { id: 'amount', label: 'Amount' },
  { id: 'pay', label: 'Pay' },
  { id: 'done', label: 'Credited' },
]

const meta = {
  title: 'UI/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: { label: 'Deposit', steps, current: 'amount', doneLabel: 'done' },
  parameters: {
    bn: {
      label: 'জমা',
      doneLabel: 'সম্পন্ন',
      steps: [
        { id: 'method', label: 'মাধ্যম' },
        { id: 'amount', label: 'পরিমাণ' },
        { id: 'pay', label: 'টাকা পাঠান' },
        { id: 'done', label: 'জমা হয়েছে' },
      ],
    },
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Method (done)')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(third).not.toHaveAttribute('aria-current')
  },
}
export const Last: Story = { tags: ['!test'], args: { current: 'done' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = stepperPairs
