import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { dialogPairs } from './do-and-dont/dialog.tsx'

const buttons = (later: string, now: string) => (
  <>
    <Button variant="secondary">{later}</Button>
    <Button variant="primary">{now}</Button>
  </>
)

const meta = {
  title: 'UI/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  args: {
    title: 'Set a deposit limit',
    description: 'It counts from now and can be lowered at any time.',
    closeLabel: 'Close',
    open: true,
    onOpenChange: fn(),
    children: <p>Most players choose a limit that fits a month of leisure.</p>,
    footer: buttons('Later', 'Set limit'),
  },
  parameters: {
    docs: inFrame,
    bn: {
      title: 'জমার সীমা ঠিক করুন',
      description: 'এখন থেকেই কার্যকর হবে, যেকোনো সময় কমানো যাবে।',
      closeLabel: 'বন্ধ করুন',
      children: <p>মাসে বিনোদনের জন্য যতটুকু রাখেন, সেটুকুই সীমা হিসেবে বেছে নিন।</p>,
      footer: buttons('পরে', 'সীমা ঠিক করুন'),
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

// The dialog opens after a delay, and axe has to see it open.
const shown: Story['play'] = async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: args.title })
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Normal: Story = { play: shown }

export const Small: Story = {
  tags: ['!test'],
  play: shown,
  args: { size: 'sm', footer: undefined, description: undefined, children: <p>Saved.</p> },
}

export const LongContent: Story = {
  play: shown,
  args: {
    size: 'lg',
    title: 'Rules of the tournament that runs through the whole of the monsoon season',
    children: Array.from({ length: 24 }, (_, n) => `Paragraph ${n + 1}`).map((head) => (
      <p key={head}>{head}: every wager on a listed game counts once, at the stake placed.</p>
    )),
  },
}

export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: args.title })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  },
}

export const Keyboard: StoryObj = {
  render: () => (
    <Dialog
      title="Deposit limit"
      closeLabel="Close"
      trigger={<Button>Open</Button>}
      footer={<Button variant="primary">Set limit</Button>}
    >
      Anything outside is out of reach.
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Deposit limit' })
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const OutsideClickKeepsItOpen: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title })
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.documentElement })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
  play: () => waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible()),
}

export const DoAndDont: Story = dialogPairs
