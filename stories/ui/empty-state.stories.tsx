import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compass, Heart } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { emptyStatePairs } from './do-and-dont/empty-state.tsx'

const meta = {
  title: 'UI/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    icon: Heart,
    message: 'No favourites yet. Touch the heart on a game to keep it here.',
    action: <Button>Look at the games</Button>,
  },
  parameters: {
    bn: {
      message: 'এখনো কোনো প্রিয় গেম নেই। গেমের হার্ট চিহ্নে চাপলে সেটি এখানে থাকবে।',
      action: <Button>গেমগুলো দেখুন</Button>,
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const InARow: Story = {}
export const WithoutAction: Story = { tags: ['!test'], args: { action: undefined } }

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
      title: 'এই ঠিকানায় কোনো পেজ নেই',
      message: 'লিংকটি পুরোনো হতে পারে, অথবা পেজটি সরানো হয়েছে।',
      action: <Button variant="primary">হোম পেজে যান</Button>,
    },
  },
}

export const Bengali: Story = { ...WholePage, tags: ['!test'], globals: { language: 'BN' } }
export const Pseudo: Story = { tags: ['!test'], globals: { language: 'pseudo' } }

export const PhoneBengaliRightToLeft: Story = {
  ...WholePage,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = emptyStatePairs
