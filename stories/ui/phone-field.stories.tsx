import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneField } from '#ui/phone-field/phone-field.tsx'
import { phoneFieldPairs } from './do-and-dont/phone-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/PhoneField',
  tags: ['autodocs'],
  component: PhoneField,
  args: {
    label: 'Mobile number',
    codeLabel: 'Country code',
    options: [
      { code: 'BD', dial: '880', label: 'Bangladesh' },
      { code: 'IN', dial: '91', label: 'India' },
      { code: 'TH', dial: '66', label: 'Thailand' },
      { code: 'US', dial: '1', label: 'United States' },
    ],
    country: { name: 'country', onChange: fn() },
    onChange: fn(),
  },
  parameters: {
    bn: {
      label: 'মোবাইল নম্বর',
      codeLabel: 'দেশের কোড',
      options: [
        { code: 'BD', dial: '880', label: 'বাংলাদেশ' },
        { code: 'IN', dial: '91', label: 'ভারত' },
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
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['!test'] }

/** Country and number are two controls. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country code' })
    await userEvent.selectOptions(country, 'US')
    await expect(args.country?.onChange).toHaveBeenCalled()
    await expect(country).toHaveValue('US')
    const number = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(number)
    await userEvent.paste('01৭১২-345 678')
    await expect(number).toHaveValue('01712345678')
  },
}

export const CountryFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const WithHint: Story = {
  args: { hint: 'Without the first 0', note: '(optional)', defaultValue: '1712345678' },
  parameters: { bn: { hint: 'শুরুর ০ বাদ দিয়ে লিখুন', note: '(ঐচ্ছিক)' } },
}
export const WithError: Story = {
  args: { defaultValue: '17123', error: 'Enter 10 digits' },
  parameters: { bn: { error: '১০টি সংখ্যা লিখুন' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('combobox')).not.toBeInvalid()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '1712345678' } }

export const LongText: Story = {
  tags: ['!test'],
  args: {
    label: 'The mobile number that is written on the contract with your telephone company',
    error: 'This number already belongs to an account; log in with it or use another one',
    defaultValue: '171234567890123456789012',
  },
}

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { defaultValue: '17123' },
  parameters: { bn: { error: '১০টি সংখ্যা লিখুন' } },
}
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { defaultValue: '1712345678', hint: 'Without the first 0' },
}
export const Phone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = phoneFieldPairs
