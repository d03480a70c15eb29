import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { alertDialogPairs } from './do-and-dont/alert-dialog.tsx'

const meta = {
  title: 'UI/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  args: {
    title: 'Log out?',
    description: 'Your open games are kept. You can come back to them after you log in again.',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  parameters: {
    docs: inFrame,
    bn: {
      title: 'লগ আউট করবেন?',
      description: 'খোলা গেমগুলো থাকবে। আবার লগ ইন করে সেখান থেকেই শুরু করতে পারবেন।',
      confirmLabel: 'লগ আউট',
      cancelLabel: 'থাকুন',
    },
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: args.cancelLabel ?? '' })).toHaveFocus(),
    )
    await userEvent.click(screen.getByRole('button', { name: args.confirmLabel }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Exclude yourself for a year?',
    description: 'This cannot be taken back before the year has passed. Withdrawals stay possible.',
    confirmLabel: 'Exclude me',
    cancelLabel: 'Go back',
  },
}

/** The action is discouraged, so the cancel button is the filled one. */
export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'This stake will not count',
    description: 'Up to 500.00 counts towards your bonus. A stake above that does not.',
    confirmLabel: 'Place it anyway',
    cancelLabel: 'Change stake',
  },
  parameters: {
    bn: {
      title: 'এই বাজি গোনা হবে না',
      description: '৫০০.০০ পর্যন্ত বাজি বোনাসের হিসাবে ধরা হয়। এর বেশি হলে ধরা হয় না।',
      confirmLabel: 'তবু বাজি ধরুন',
      cancelLabel: 'অন্য বাজি বেছে নিন',
    },
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: args.title })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: args.confirmLabel }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const WithoutCancel: Story = {
  args: {
    title: 'Code not sent',
    description: 'The number was asked for a code too often. Try again in five minutes.',
    confirmLabel: 'Understood',
    cancelLabel: undefined,
  },
}

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = alertDialogPairs
