import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleAlert, Heart } from 'lucide-react'
import { expect } from 'storybook/test'
import { StatePanel } from '#ui/state-panel/state-panel.tsx'
import { statePanelPairs } from './do-and-dont/state-panel.tsx'

const meta = {
  title: 'UI/StatePanel',
  tags: ['autodocs'],
  component: StatePanel,
  args: { icon: Heart, message: 'No favourites yet.' },
  parameters: { bn: { message: 'এখনো কোনো প্রিয় গেম নেই।' } },
} satisfies Meta<typeof StatePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const Danger: Story = {
  args: { icon: CircleAlert, tone: 'danger', announced: true, message: 'The games did not load.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The games did not load.')
  },
}

export const DoAndDont: Story = statePanelPairs
