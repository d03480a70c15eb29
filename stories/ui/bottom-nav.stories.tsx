import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gamepad2, Gift, LogIn, Menu, Plus, User, UserPlus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { BottomNav } from '#ui/bottom-nav/bottom-nav.tsx'
import { bottomNavPairs } from './do-and-dont/bottom-nav.tsx'

const openMenu = fn()

const memberOf = (words: readonly [string, string, string, string, string]) => [
  { id: 'menu', label: words[0], icon: Menu, onSelect: openMenu, expanded: false },
  { id: 'games', label: words[1], icon: Gamepad2, href: '#games', current: true },
  { id: 'deposit', label: words[2], icon: Plus, href: '#deposit', raised: true },
  { id: 'promo', label: words[3], icon: Gift, href: '#promo', badge: { count: 3, label: '3 new' } },
  { id: 'account', label: words[4], icon: User, href: '#account' },
]

const meta = {
  title: 'UI/BottomNav',
  tags: ['autodocs'],
  component: BottomNav,
  args: {
    label: 'Main',
    items: memberOf(['Menu', 'Games', 'Deposit', 'Promotions', 'Account']),
  },
  parameters: {
    docs: inFrame,
    layout: 'fullscreen',
    bn: { label: 'প্রধান', items: memberOf(['মেনু', 'গেমস', 'জমা', 'অফার', 'অ্যাকাউন্ট']) },
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '30vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomNav>

export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Games' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(openMenu).toHaveBeenCalledOnce()
  },
}

export const Guest: Story = {
  args: {
    items: [
      { id: 'menu', label: 'Menu', icon: Menu, onSelect: openMenu },
      { id: 'games', label: 'Games', icon: Gamepad2, href: '#games' },
      { id: 'register', label: 'Register', icon: UserPlus, href: '#register', raised: true },
      { id: 'promo', label: 'Promotions', icon: Gift, href: '#promo' },
      { id: 'login', label: 'Log in', icon: LogIn, href: '#login' },
    ],
  },
}

export const ManyUnread: Story = {
  tags: ['!test'],
  args: {
    items: memberOf(['Menu', 'All the games', 'Deposit now', 'Promotions', 'My account']).map(
      (item) => (item.id === 'promo' ? { ...item, badge: { count: 240, label: '240 new' } } : item),
    ),
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = bottomNavPairs
