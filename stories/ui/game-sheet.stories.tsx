import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { GameSheet } from '#ui/game-sheet/game-sheet.tsx'
import { gameSheetPairs } from './do-and-dont/game-sheet.tsx'
import { poster } from './sample-art.ts'

const meta = {
  title: 'UI/GameSheet',
  tags: ['autodocs'],
  parameters: { docs: inFrame },
  component: GameSheet,
  args: {
    name: 'Lantern Festival',
    nodeId: 3,
    art: poster(3),
    facts: [
      ['Vendor', 'Rajhans'],
      ['Return to player (RTP)', '96.32%'],
      ['Stakes', '1.00 to 5,000.00'],
    ],
    liked: false,
    labels: {
      close: 'Close',
      play: 'Play',
      demo: 'Free trial',
      like: 'Add to favourites',
      unlike: 'In your favourites',
    },
    onPlay: fn(),
    onDemo: fn(),
    onLike: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GameSheet>

export default meta
type Story = StoryObj<typeof meta>

const shown: NonNullable<Story['play']> = async () => {
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Lantern Festival' })).toBeVisible(),
  )
}

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Add to favourites' }))
    await expect(args.onLike).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Liked: Story = { tags: ['!test'], args: { liked: true }, play: shown }

export const Loading: Story = {
  args: { facts: [['Vendor', 'Rajhans']], loading: true },
  play: shown,
}

export const Closed: Story = {
  args: {
    closed: 'This game is under maintenance. Come back later.',
    similar: {
      title: 'You may also like',
      games: [1, 2, 5].map((nodeId) => ({
        nodeId,
        name: `River Lantern ${nodeId}`,
        art: poster(nodeId),
        onOpen: fn(),
      })),
    },
  },
  play: async () => {
    await screen.findByText(/under maintenance/)
    await expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: shown,
}

export const RightToLeftPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = gameSheetPairs
