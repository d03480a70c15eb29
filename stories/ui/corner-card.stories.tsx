import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '#stories/setup/in-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { CornerCard } from '#ui/corner-card/corner-card.tsx'
import { cornerCardPairs } from './do-and-dont/corner-card.tsx'

const meta = {
  title: 'UI/CornerCard',
  tags: ['autodocs'],
  component: CornerCard,
  args: {
    title: <span lang="en">Use this portal in English?</span>,
    text: 'This portal is also available in English.',
    children: (
      <>
        <Button>No thanks</Button>
        <Button lang="en">Yes, use English</Button>
      </>
    ),
  },
  parameters: {
    docs: inFrame,
    bn: {
      text: 'এই পোর্টাল ইংরেজি ভাষাতেও আছে।',
      children: (
        <>
          <Button>না, ধন্যবাদ</Button>
          <Button lang="en">Yes, use English</Button>
        </>
      ),
    },
  },
} satisfies Meta<typeof CornerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {}

export const DoAndDont: Story = cornerCardPairs
