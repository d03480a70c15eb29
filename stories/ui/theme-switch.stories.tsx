import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx'
import { themeSwitchPairs } from './do-and-dont/theme-switch.tsx'

const meta = {
  title: 'UI/ThemeSwitch',
  tags: ['autodocs'],
  component: ThemeSwitch,
  args: {
    label: 'Theme',
    names: { system: 'System', midnight: 'Midnight', daylight: 'Daylight', emerald: 'Emerald' },
    value: 'midnight',
    onChange: fn(),
  },
  parameters: {
    bn: {
      label: 'থিম',
      names: { system: 'ডিভাইস অনুযায়ী', midnight: 'মধ্যরাত', daylight: 'দিনের আলো', emerald: 'পান্না' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22em' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = {}
export const Compact: Story = { tags: ['!test'], args: { look: 'compact' } }

export const Keyboard: Story = {
  args: { look: 'compact' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Midnight' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('daylight')
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = themeSwitchPairs
