import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Languages, Menu, User } from 'lucide-react'
import { inFrame } from '#stories/setup/in-frame.ts'
import { AppHeader } from '#ui/app-header/app-header.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { appHeaderPairs } from './do-and-dont/app-header.tsx'

const logo = (name: string) => (
  <a href="#home" style={{ font: '700 var(--fs-20)/var(--tap) var(--font-display)' }}>
    {name}
  </a>
)
const nav = (words: readonly string[]) => (
  <nav aria-label="Sections" style={{ display: 'flex', gap: 'var(--sp-5)' }}>
    {words.map((word) => (
      <Link key={word} href="#section" variant="quiet">
        {word}
      </Link>
    ))}
  </nav>
)
const tools = (
  <>
    <IconButton of={Languages} label="Language" />
    <IconButton of={Bell} label="Messages" />
  </>
)
const signIn = (login: string, register: string) => (
  <>
    <Button variant="ghost">{login}</Button>
    <Button variant="primary">{register}</Button>
  </>
)
const balance = (
  <span className="num" style={{ fontWeight: 'var(--fw-semibold)' }}>
    ৳ 1,250.00
  </span>
)

const meta = {
  title: 'UI/AppHeader',
  tags: ['autodocs'],
  component: AppHeader,
  args: {
    kind: 'guest',
    logo: logo('Suborno'),
    nav: nav(['Slots', 'Live tables', 'Fishing', 'Sports']),
    tools,
    actions: signIn('Log in', 'Register'),
  },
  parameters: {
    docs: inFrame,
    layout: 'fullscreen',
    bn: {
      logo: logo('সুবর্ণ'),
      nav: nav(['স্লট', 'লাইভ টেবিল', 'মাছ শিকার', 'খেলাধুলা']),
      actions: signIn('লগ ইন', 'নিবন্ধন'),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '50vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AppHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const GuestPhone: Story = { tags: ['!test'], globals: { viewport: { value: 'phone' } } }

const account = <IconButton of={User} label="Account" variant="soft" />
const member = {
  kind: 'member' as const,
  balance,
  actions: <Button variant="deposit">Deposit</Button>,
  account,
}

export const Member: Story = { args: member }

export const MemberPhone: Story = {
  tags: ['!test'],
  args: { ...member, phoneTools: <IconButton of={Bell} label="Messages" /> },
  globals: { viewport: { value: 'phone' } },
}

export const Trial: Story = {
  args: {
    ...member,
    kind: 'trial',
    actions: <Button variant="primary">Register</Button>,
    notice: 'You are trying the portal with play money.',
  },
}

export const Agent: Story = {
  args: {
    kind: 'agent',
    lead: <IconButton of={Menu} label="Menu" />,
    nav: nav(['Overview', 'Downline', 'Contracts', 'Reports']),
    actions: undefined,
    account,
  },
  globals: { density: 'compact', theme: 'daylight' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...MemberPhone,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = appHeaderPairs
