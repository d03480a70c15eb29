import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Select } from '#ui/select/select.tsx'
import { selectPairs } from './do-and-dont/select.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Currency',
    options: [
      { value: 'BDT', label: 'Bangladeshi taka' },
      { value: 'INR', label: 'Indian rupee' },
      { value: 'THB', label: 'Thai baht' },
      { value: 'VND', label: 'Vietnamese dong', disabled: true },
    ],
  },
  parameters: {
    bn: {
      label: 'মুদ্রা',
      options: [
        { value: 'BDT', label: 'বাংলাদেশি টাকা' },
        { value: 'INR', label: 'ভারতীয় রুপি' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Currency' })
    await userEvent.selectOptions(select, 'THB')
    await expect(select).toHaveValue('THB')
  },
}

export const Placeholder: Story = { tags: ['!test'], args: { placeholder: 'Choose a currency' } }
export const WithHint: Story = {
  tags: ['!test'],
  args: { hint: 'Cannot be changed after the first deposit' },
}
export const WithError: Story = {
  args: { placeholder: 'Choose a currency', error: 'Choose the currency of your account' },
}
export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['!test'],
  args: {
    options: [{ value: 'a', label: 'A currency with a name that is longer than the box it is in' }],
  },
}

export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Compact: Story = { tags: ['!test'], globals: { density: 'compact' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = selectPairs
