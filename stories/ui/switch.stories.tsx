import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from '../../src/ui/switch/switch.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/Switch',
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

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }

/** Label and switch are one target. */
export const Switched: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText(args.label))
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}

export const WithHint: Story = {
  args: { hint: 'You appear as ra***7', defaultChecked: true },
  parameters: { bn: { hint: 'আপনাকে ra***7 নামে দেখানো হবে' } },
}

/** The row of a settings list. */
export const Spread: Story = { args: { spread: true, hint: 'You appear as ra***7' } }

export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const Bengali: Story = { ...WithHint, globals: { language: 'BN' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultChecked: true } }
export const Compact: Story = { globals: { density: 'compact' }, args: { defaultChecked: true } }
