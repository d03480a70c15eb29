import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Toaster } from '#ui/toast/toast.tsx'
import { createToastStore, type ToastMessage } from '#ui/toast/toast-store.ts'
import { toastPairs } from './do-and-dont/toast.tsx'

const storeOf = (...messages: ToastMessage[]) => {
  const store = createToastStore()
  for (const message of messages) store.show(message)
  return store
}

const undo = fn()

const meta = {
  title: 'UI/Toast',
  tags: ['autodocs'],
  parameters: { docs: inFrame },
  component: Toaster,
  args: {
    label: 'Notifications ({hotkey})',
    spokenLabel: 'Notification:',
    closeLabel: 'Dismiss',
    timesLabel: (count: number) => `${count} times`,
  },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  args: {
    store: storeOf(
      { tone: 'success', message: 'Your limit is set.' },
      { tone: 'warning', message: 'You have played for an hour.' },
      { tone: 'danger', message: 'The request did not reach us. Nothing was changed.' },
    ),
  },
}

export const Bengali: Story = {
  tags: ['!test'],
  args: {
    closeLabel: 'সরিয়ে দিন',
    timesLabel: (count) => `${count} বার`,
    store: storeOf(
      { tone: 'success', message: 'আপনার সীমা ঠিক করা হয়েছে।' },
      { tone: 'danger', message: 'সংযোগ পাওয়া যায়নি। কিছুই বদলায়নি, আবার চেষ্টা করুন।' },
    ),
  },
  globals: { language: 'BN' },
}

export const WithAction: Story = {
  args: {
    store: storeOf({
      tone: 'info',
      message: 'Removed from your favourites.',
      action: { label: 'Undo', run: undo },
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  },
}

/** A long message takes the full width and its button moves below it. */
export const PhoneBengaliRightToLeft: Story = {
  args: {
    closeLabel: 'সরিয়ে দিন',
    timesLabel: (count) => `${count} বার`,
    store: storeOf({
      tone: 'danger',
      message: 'আপনার অ্যাকাউন্ট লোড করা যায়নি। আমরা আবার চেষ্টা করছি।',
      action: { label: 'আবার চেষ্টা করুন', run: fn() },
    }),
  },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })
    const words = screen.getByText(/^আপনার অ্যাকাউন্ট/, { selector: 'li *' })
    const [above, below] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    await expect(below.top).toBeGreaterThanOrEqual(above.bottom)
  },
}

const repeated = createToastStore()

export const SameMessageCollapses: Story = {
  args: { store: repeated },
  render: (args) => (
    <>
      <Button onClick={() => repeated.show({ tone: 'danger', message: 'No connection' })}>
        Try
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    repeated.clear()
    const button = canvas.getByRole('button', { name: 'Try' })
    await userEvent.tripleClick(button)
    const list = await screen.findByRole('region', { name: 'Notifications (F8)' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    // The toast slides in, so it is not visible at once.
    await waitFor(() => expect(within(list).getByText('3 times')).toBeVisible())
  },
}

export const DoAndDont: Story = toastPairs
