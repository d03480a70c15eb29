import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from '#ui/switch/switch.tsx'
import { switchPairs } from './do-and-dont/switch.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Hide my name on the winner board' },
  parameters: { bn: { label: 'বিজয়ীদের তালিকায় আমার নাম লুকান' } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { tags: ['!test'] }
export const On: Story = { tags: ['!test'], args: { defaultChecked: true } }

/** The label is part of the click target. */
export const Switched: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText(args.label))
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}

export const WithHint: Story = {
  tags: ['!test'],
  args: { hint: 'You appear as ra***7', defaultChecked: true },
  parameters: { bn: { hint: 'আপনাকে ra***7 নামে দেখানো হবে' } },
}

/** A row in a list of settings. */
export const Spread: Story = { args: { spread: true, hint: 'You appear as ra***7' } }

export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { tags: ['!test'], args: { disabled: true, defaultChecked: true } }
export const Bengali: Story = { ...WithHint, tags: ['!test'], globals: { language: 'BN' } }
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
  ...WithHint,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = switchPairs
