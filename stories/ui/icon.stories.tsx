import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, ChevronRight, Gift, Heart, LogOut, Search, Wallet } from 'lucide-react'
import { Icon, iconSizes } from '#ui/icon/icon.tsx'
import { iconPairs } from './do-and-dont/icon.tsx'
import { Row } from './layout.tsx'

const meta = {
  title: 'UI/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { of: Search },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** A decorative icon is hidden from screen readers. */
export const Decorative: Story = {}

/** An icon with its own meaning has a name. */
export const Named: Story = { args: { of: Bell, label: 'Notifications', size: 'lg' } }

export const Sizes: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      {iconSizes.map((size) => (
        <Icon key={size} of={Gift} size={size} />
      ))}
    </Row>
  ),
}

export const TextColor: Story = {
  tags: ['!test'],
  render: () => (
    <Row>
      {['--text', '--text-muted', '--brand-text', '--success', '--danger', '--link'].map((name) => (
        <Icon key={name} of={Heart} size="lg" style={{ color: `var(${name})` }} />
      ))}
      <Icon of={Wallet} size="lg" />
    </Row>
  ),
}

/** Directional icons are mirrored, others are not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Row>
      <Icon of={ChevronRight} size="lg" directional />
      <Icon of={LogOut} size="lg" directional />
      <Icon of={Search} size="lg" />
    </Row>
  ),
}

export const DoAndDont: Story = iconPairs
