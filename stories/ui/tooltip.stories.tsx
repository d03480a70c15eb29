import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

const meta = {
  title: 'UI/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { text: 'Hide the balance', children: <Button>Balance</Button>, defaultOpen: true },
  parameters: {
    layout: 'centered',
    bn: { text: 'ব্যালেন্স লুকান', children: <Button>ব্যালেন্স</Button> },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Top: Story = {}
export const Right: Story = { tags: ['!test'], args: { side: 'right' } }
export const LongWords: Story = {
  tags: ['!test'],
  args: { text: 'Counts every wager you placed since you logged in, less everything you won.' },
}

export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Balance' })).toHaveFocus()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
