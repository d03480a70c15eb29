import type { Meta, StoryObj } from '@storybook/react-vite'
import { History, LogOut, Settings, ShieldCheck, Wallet } from 'lucide-react'
import { lazy } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#ui/menu/menu.tsx'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import { menuPairs } from './do-and-dont/menu.tsx'

const items = (
  <>
    <MenuHeading>Rahim</MenuHeading>
    <MenuItem icon={Wallet} note="1,250.00 available">
      Wallet
    </MenuItem>
    <MenuItem icon={History} badge={<Badge variant="live" count={3} countLabel="3 new" />}>
      Messages
    </MenuItem>
    <MenuItem icon={ShieldCheck} link={(content) => <a href="#limits">{content}</a>}>
      Limits and safer play
    </MenuItem>
    <MenuItem icon={Settings} disabled>
      Settings
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={LogOut} tone="danger">
      Log out
    </MenuItem>
  </>
)

const meta = {
  title: 'UI/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: { trigger: <Button>Account</Button>, children: items, defaultOpen: true, align: 'start' },
  parameters: {
    bn: {
      trigger: <Button>অ্যাকাউন্ট</Button>,
      children: (
        <>
          <MenuItem icon={Wallet} note="১,২৫০.০০ হাতে আছে">
            ওয়ালেট
          </MenuItem>
          <MenuItem icon={History}>বার্তা</MenuItem>
          <MenuSeparator />
          <MenuItem icon={LogOut} tone="danger">
            লগ আউট
          </MenuItem>
        </>
      ),
    },
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const LongText: Story = {
  tags: ['!test'],
  args: {
    children: (
      <MenuItem icon={Wallet}>
        A destination whose name takes more than one line because nobody shortened it
      </MenuItem>
    ),
  },
}

export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const wallet = await screen.findByRole('menuitem', { name: /Wallet/ })
    await waitFor(() => expect(wallet).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

const LazyMenu = lazy(async () => ({
  default: (props: { trigger: React.ReactElement; defaultOpen: boolean }) => (
    <Menu {...props} align="start">
      {items}
    </Menu>
  ),
}))

export const LoadedOnFirstPress: Story = {
  render: () => <MenuOnDemand trigger={<Button>Account</Button>} menu={LazyMenu} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await screen.findByRole('menuitem', { name: 'Log out' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus())
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = menuPairs
