import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeField } from '#ui/code-field/code-field.tsx'
import { codeFieldPairs } from './do-and-dont/code-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/CodeField',
  tags: ['autodocs'],
  component: CodeField,
  args: {
    label: 'Code from the message',
    hint: '6 digits, good for 5 minutes',
    sendLabel: 'Send code',
    sentLabel: 'The code is on its way',
    againLabel: 'You can ask for another code',
    onSend: fn(),
    onChange: fn(),
  },
  parameters: {
    bn: {
      label: 'বার্তায় পাওয়া কোড',
      hint: '৬টি সংখ্যা, ৫ মিনিট কার্যকর',
      sendLabel: 'কোড পাঠান',
      countdownLabel: '০:৪২ পরে আবার',
      sentLabel: 'কোড পাঠানো হয়েছে',
      againLabel: 'এখন আরেকটি কোড চাইতে পারেন',
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** Spaces, punctuation and the digits of other scripts are normalised. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the message' })
    await userEvent.click(input)
    await userEvent.paste(' ১২ ৩-45 678')
    await expect(input).toHaveValue('123456')
    await expect(input).toHaveFocus()
  },
}

/** The button keeps its width, name and focus and ignores clicks. */
export const Countdown: Story = {
  args: { secondsLeft: 42, countdownLabel: 'Send again in 0:42' },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send code' })
    await expect(send).toHaveAccessibleDescription('Send again in 0:42')
    await userEvent.click(send)
    await expect(send).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('The code is on its way')
  },
}

export const Sending: Story = { args: { sending: true } }
export const SendDisabled: Story = { tags: ['!test'], args: { sendDisabled: true } }
export const WithError: Story = {
  args: { defaultValue: '2468', error: 'The code has 6 digits' },
  parameters: { bn: { error: 'কোডে ৬টি সংখ্যা থাকে' } },
}
export const Disabled: Story = { tags: ['!test'], args: { disabled: true } }

export const LongText: Story = {
  tags: ['!test'],
  args: {
    label: 'The code from the message that was just sent to the number ending in 4821',
    sendLabel: 'Send the code once more to this number',
    error: 'This code is too old. Ask for another one and enter it within five minutes',
  },
}

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { secondsLeft: 42, defaultValue: '246810' },
}
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { secondsLeft: 42, countdownLabel: 'Send again in 0:42', defaultValue: '246810' },
}
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = codeFieldPairs
