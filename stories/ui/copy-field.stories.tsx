import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { copyFieldPairs } from './do-and-dont/copy-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/CopyField',
  tags: ['autodocs'],
  component: CopyField,
  args: {
    label: 'Send to this number',
    value: '01712345678',
    shown: '01712 345 678',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedText: 'We could not copy the text. It is selected, so you can copy it yourself.',
    onCopied: fn(),
  },
  parameters: {
    bn: {
      label: 'এই নম্বরে পাঠান',
      copyLabel: 'কপি করুন',
      copiedLabel: 'কপি হয়েছে',
      failedText: 'ব্রাউজার কপি করেনি। লেখাটি বাছাই করা আছে, হাতে কপি করে নিন।',
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

/** ERR-25: the raw value is copied, not its formatted text. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Send to this number' }))
    await expect(write).toHaveBeenCalledWith('01712345678')
    await expect(args.onCopied).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button')).toHaveTextContent('Copied')
  },
}

/** ERR-25: when the browser refuses to copy, a message says so and the value is selected. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText(/could not copy/)).toBeVisible()
    await expect(document.getSelection()?.toString()).toBe('01712 345 678')
  },
}

export const LongValue: Story = {
  tags: ['!test'],
  args: { label: 'Address', value: '0x52908400098527886E0F7030069857D2E4169EE7', shown: undefined },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = copyFieldPairs
