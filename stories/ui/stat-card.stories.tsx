import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins } from 'lucide-react'
import { expect } from 'storybook/test'
import { StatCard } from '#ui/stat-card/stat-card.tsx'
import { statCardPairs } from './do-and-dont/stat-card.tsx'
import { Narrow } from './layout.tsx'

const meta = {
  title: 'UI/StatCard',
  tags: ['autodocs'],
  component: StatCard,
  args: {
    label: 'Net result',
    value: '−৳1,240.00',
    icon: Coins,
    delta: { text: '−12.5%', trend: 'down', tone: 'danger' },
    note: 'Last 30 days',
  },
  parameters: { bn: { label: 'মোট ফলাফল', note: 'গত ৩০ দিন' } },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Down: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−৳1,240.00')).toBeVisible()
    await expect(canvas.getByText('−12.5%')).toBeVisible()
  },
}
export const Up: Story = {
  tags: ['!test'],
  args: { value: '+৳980.00', delta: { text: '+4.0%', trend: 'up', tone: 'success' } },
}
export const Plain: Story = {
  tags: ['!test'],
  args: { delta: undefined, note: 'Since you joined' },
}

export const Large: Story = { args: { size: 'lg', note: undefined } }
/** The whole card is a link to the details of the figure. */
export const SmallWithLink: Story = {
  args: {
    size: 'sm',
    note: undefined,
    link: (label, look) => (
      <a href="#rows" {...look}>
        {label}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Net result' })
    const card = link.closest('[data-interactive]')
    await expect(card?.contains(canvas.getByText('−12.5%'))).toBe(true)
  },
}

export const PhoneBengaliRightToLeft: Story = {
  tags: ['!test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = statCardPairs
