import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compass, Heart } from 'lucide-react'
import { Button } from '../../src/ui/button/button.tsx'
import { EmptyState } from '../../src/ui/empty-state/empty-state.tsx'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {
    icon: Heart,
    message: 'No favourites yet. Touch the heart on a game to keep it here.',
    action: <Button>Look at the games</Button>,
  },
  parameters: {
    bn: {
      message: 'এখনও কোনো পছন্দের গেম নেই। গেমের হৃদয় চিহ্নে চাপ দিলে সেটি এখানে থাকবে।',
      action: <Button>গেমগুলো দেখুন</Button>,
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const InARow: Story = {}
export const WithoutAction: Story = { args: { action: undefined } }

export const WholePage: Story = {
  args: {
    size: 'page',
    icon: Compass,
    title: 'There is no page at this address',
    message: 'The link may be old, or the page has moved.',
    action: <Button variant="primary">To the home page</Button>,
  },
  parameters: {
    bn: {
      title: 'এই ঠিকানায় কোনো পাতা নেই',
      message: 'লিংকটি পুরোনো হতে পারে, অথবা পাতাটি সরানো হয়েছে।',
      action: <Button variant="primary">হোম পাতায় যান</Button>,
    },
  },
}

export const Bengali: Story = { ...WholePage, globals: { language: 'BN' } }
export const Pseudo: Story = { globals: { language: 'pseudo' } }
