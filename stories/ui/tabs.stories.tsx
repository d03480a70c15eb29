import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish, Radio, Spade } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { tabsPairs } from './do-and-dont/tabs.tsx'

const items = [
  { value: 'all', label: 'All', content: <p>Every bonus there is.</p> },
  {
    value: 'new',
    label: 'New',
    badge: <Badge variant="live" count={4} countLabel="4 new" />,
    content: <p>Four since yesterday.</p>,
  },
  { value: 'ended', label: 'Ended', content: <p>Nothing has ended yet.</p> },
  { value: 'later', label: 'Coming', disabled: true, content: null },
]

const meta = {
  title: 'UI/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: { label: 'Bonuses', items, onChange: fn() },
  parameters: {
    bn: {
      label: 'বোনাস',
      items: [
        { value: 'all', label: 'সব', content: <p>যত বোনাস আছে, সব এখানে।</p> },
        { value: 'new', label: 'নতুন', content: <p>গতকাল থেকে চারটি।</p> },
        { value: 'ended', label: 'শেষ হয়েছে', content: <p>এখনো কিছু শেষ হয়নি।</p> },
      ],
    },
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { tags: ['!test'] }
export const Pill: Story = { args: { look: 'pill' } }

export const Wide: Story = { tags: ['!test'], args: { look: 'pill', wide: true } }

export const WithIcons: Story = {
  args: {
    look: 'pill',
    items: [
      { value: 'slot', label: 'Slots', icon: Spade, content: <p>Slots</p> },
      { value: 'live', label: 'Live', icon: Radio, content: <p>Live tables</p> },
      { value: 'fish', label: 'Fishing', icon: Fish, content: <p>Fishing</p> },
    ],
  },
}

export const ManyTabs: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, n) => ({
      value: String(n),
      label: `Category ${n + 1}`,
      content: <p>Content {n + 1}</p>,
    })),
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /New/ })).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledWith('new')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four since yesterday.')
  },
}

/** The panel has the direction of the page. */
export const PhoneBengaliRightToLeft: Story = {
  args: { look: 'pill', wide: true },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveStyle({ direction: 'rtl' })
  },
}

export const DoAndDont: Story = tabsPairs
