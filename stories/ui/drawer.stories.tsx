import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { drawerPairs } from './do-and-dont/drawer.tsx'

const meta = {
  title: 'UI/Drawer',
  tags: ['autodocs'],
  component: Drawer,
  args: {
    title: 'Menu',
    closeLabel: 'Close',
    defaultOpen: true,
    children: <p>Slots, live tables, fishing, sports.</p>,
  },
  parameters: {
    docs: inFrame,
    bn: {
      title: 'মেনু',
      closeLabel: 'বন্ধ করুন',
      children: <p>স্লট, লাইভ টেবিল, মাছ শিকার, খেলাধুলা।</p>,
    },
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}

export const EndWithFooter: Story = {
  args: {
    side: 'end',
    title: 'Filter',
    footer: (
      <>
        <Button variant="secondary">Clear</Button>
        <Button variant="primary">Show 128</Button>
      </>
    ),
  },
}

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, n) => <p key={String(n)}>Row {n + 1}</p>),
  },
}

export const Keyboard: Story = {
  args: { defaultOpen: false, trigger: <Button>Menu</Button> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = drawerPairs
