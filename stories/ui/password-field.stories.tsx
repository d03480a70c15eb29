import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { passwordFieldPairs } from './do-and-dont/password-field.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLockLabel: 'Caps Lock is on',
    defaultValue: 'sonar-tori-9',
  },
  parameters: {
    bn: {
      label: 'পাসওয়ার্ড',
      showLabel: 'পাসওয়ার্ড দেখান',
      hideLabel: 'পাসওয়ার্ড লুকান',
      capsLockLabel: 'ক্যাপস লক চালু আছে',
    },
  },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = { tags: ['!test'] }
export const Empty: Story = { args: { defaultValue: '' } }

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }))
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Hide password' })).toBeVisible(),
    )
  },
}

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
    await waitFor(() => expect(within(canvasElement).getByText('Caps Lock is on')).toBeVisible())
  },
}

export const WithError: Story = { args: { error: 'User name or password is wrong' } }

export const Weak: Story = {
  tags: ['!test'],
  args: {
    defaultValue: 'abc123',
    autoComplete: 'new-password',
    strength: { score: 1, label: 'Weak' },
  },
}
export const Fair: Story = { tags: ['!test'], args: { strength: { score: 2, label: 'Fair' } } }
export const Good: Story = { tags: ['!test'], args: { strength: { score: 3, label: 'Good' } } }
export const Strong: Story = {
  args: { strength: { score: 4, label: 'Strong' }, hint: '8 to 20 characters' },
}

export const Disabled: Story = { tags: ['!test'], args: { disabled: true } }

export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { strength: { score: 3, label: 'ভালো' } },
}
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = passwordFieldPairs
