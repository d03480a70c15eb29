import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { Badge, badgeVariants } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { badgePairs } from './do-and-dont/badge.tsx'
import { Row } from './layout.tsx'

const meta = {
  title: 'UI/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'New', variant: 'new' },
  parameters: { bn: { children: 'নতুন' } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { tags: ['!test'] }

export const Variants: Story = {
  render: () => (
    <Row>
      {badgeVariants.map((variant) => (
        <Badge key={variant} variant={variant}>
          {variant}
        </Badge>
      ))}
    </Row>
  ),
}

export const WithDot: Story = {
  tags: ['!test'],
  args: { variant: 'live', dot: true, children: 'Live' },
}

/** Above the maximum a count reads 99+; screen readers get the label. */
export const Counts: Story = {
  render: () => (
    <Row>
      <Icon of={Bell} />
      <Badge variant="live" count={3} countLabel="3 unread messages" />
      <Badge variant="live" count={48} countLabel="48 unread messages" />
      <Badge variant="live" count={248} countLabel="248 unread messages" />
      <Badge count={12} />
    </Row>
  ),
}

/** Nothing is rendered at 0. */
export const Zero: Story = { args: { count: 0 } }

/** Bengali has no capitals and no letter-spacing. */
export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  render: () => (
    <Row>
      <Badge variant="new">নতুন</Badge>
      <Badge variant="hot">জনপ্রিয়</Badge>
      <Badge variant="live" dot>
        লাইভ
      </Badge>
      <Badge variant="warning">রক্ষণাবেক্ষণ চলছে</Badge>
    </Row>
  ),
}

export const PhoneBengaliRightToLeft: Story = {
  ...Bengali,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = badgePairs
