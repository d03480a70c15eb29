import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Link } from '#ui/link/link.tsx'
import { checkboxPairs } from './do-and-dont/checkbox.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { children: 'Remember me' },
  parameters: { bn: { children: 'আমাকে মনে রাখুন' } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
  },
}
export const On: Story = { tags: ['!test'], args: { defaultChecked: true } }
export const Mixed: Story = { args: { indeterminate: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { tags: ['!test'], args: { disabled: true, defaultChecked: true } }

export const WithHint: Story = {
  args: { hint: 'Only on a device that nobody else uses' },
  parameters: { bn: { hint: 'শুধু নিজের ডিভাইসে ব্যবহার করুন' } },
}

export const WithError: Story = {
  args: {
    error: 'You must agree to continue',
    children: (
      <>
        I am 18 or older and agree to the <Link href="#terms">terms and conditions</Link>
      </>
    ),
  },
  parameters: { bn: { children: 'আমার বয়স ১৮ বছর বা তার বেশি', error: 'এগোতে হলে সম্মতি দিন' } },
}

export const Bengali: Story = { ...WithError, tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl' },
  args: { defaultChecked: true },
}
export const Compact: Story = {
  tags: ['!test'],
  globals: { density: 'compact' },
  args: { defaultChecked: true },
}

export const PhoneBengaliRightToLeft: Story = {
  ...WithError,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = checkboxPairs
