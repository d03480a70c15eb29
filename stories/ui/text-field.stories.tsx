import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins, Search, User } from 'lucide-react'
import { expect, userEvent, within } from 'storybook/test'
import { Icon } from '#ui/icon/icon.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { textFieldPairs } from './do-and-dont/text-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Username', autoComplete: 'username' },
  parameters: { bn: { label: 'ব্যবহারকারীর নাম' } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['!test'] }
export const Filled: Story = { tags: ['!test'], args: { defaultValue: 'rahim_77' } }

export const WithHint: Story = {
  args: { hint: '4 to 12 letters or figures', note: '(required)' },
  parameters: { bn: { hint: '৪ থেকে ১২টি অক্ষর বা সংখ্যা', note: '(আবশ্যক)' } },
}

export const WithError: Story = {
  args: {
    defaultValue: 'r',
    error: 'Enter at least 4 characters',
    hint: '4 to 12 letters or figures',
  },
  parameters: { bn: { error: 'অন্তত ৪টি অক্ষর লিখুন', hint: '৪ থেকে ১২টি অক্ষর বা সংখ্যা' } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(args.error ?? '')
  },
}

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Username'))
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const WithIcon: Story = { tags: ['!test'], args: { prefix: <Icon of={User} /> } }

export const Search_: Story = {
  tags: ['!test'],
  name: 'Search',
  args: {
    label: 'Search',
    type: 'search',
    prefix: <Icon of={Search} />,
    placeholder: 'Game or vendor',
  },
}

export const WithUnit: Story = {
  args: {
    label: 'Points to convert',
    inputMode: 'numeric',
    prefix: <Icon of={Coins} />,
    suffix: 'points',
    defaultValue: '1500',
  },
  parameters: { bn: { label: 'যত পয়েন্ট বদলাবেন', suffix: 'পয়েন্ট' } },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'rahim_77' } }
export const ReadOnly: Story = {
  tags: ['!test'],
  args: { readOnly: true, defaultValue: 'rahim_77' },
}

export const LongText: Story = {
  tags: ['!test'],
  args: {
    label: 'The name exactly as it is written on the account that receives the money',
    error: 'This name differs from the one on your documents, so the payment would be returned',
    defaultValue: 'Mohammad Abdur Rahman Chowdhury Talukder',
  },
}

export const Bengali: Story = {
  ...WithError,
  tags: ['!test'],
  globals: { language: 'BN' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { prefix: <Icon of={User} />, hint: '4 to 12 letters or figures' },
}
export const Compact: Story = {
  tags: ['!test'],
  globals: { density: 'compact' },
  args: { defaultValue: 'agent_12' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = textFieldPairs
