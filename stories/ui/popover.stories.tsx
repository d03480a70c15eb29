import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { Popover } from '#ui/popover/popover.tsx'
import { popoverPairs } from './do-and-dont/popover.tsx'

const meta = {
  component: Popover,
  title: 'UI/Popover',
  tags: ['autodocs'],
  args: {
    label: 'Balance details',
    trigger: <Button>25,480.50</Button>,
    children: <p>Real money 25,000.00</p>,
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

/** It takes the focus when it opens and returns it when it closes. */
export const Opens: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Balance details' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Open: Story = { args: { defaultOpen: true } }

export const DoAndDont: Story = popoverPairs
