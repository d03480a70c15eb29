import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { accordionPairs } from './do-and-dont/accordion.tsx'

const meta = {
  title: 'UI/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'bank',
        title: 'Bank transfers are back',
        meta: '18 Nov',
        content: <p>Transfers from all banks arrive within ten minutes again.</p>,
      },
      {
        id: 'night',
        title: 'Short maintenance on Thursday night',
        meta: <Badge>New</Badge>,
        content: <p>From 3:00 to 3:30 games cannot be opened. Your balance stays as it is.</p>,
      },
      {
        id: 'vendor',
        title: 'New games by Golden Lotus',
        content: <p>Twelve slots and a fishing game, all to be tried without money.</p>,
      },
    ],
    onOpenChange: fn(),
  },
  parameters: {
    bn: {
      items: [
        {
          id: 'bank',
          title: 'ব্যাংক ট্রান্সফার আবার চালু হয়েছে',
          meta: '১৮ নভেম্বর',
          content: <p>সব ব্যাংকের ট্রান্সফার এখন আবার দশ মিনিটের মধ্যে পৌঁছায়।</p>,
        },
        {
          id: 'night',
          title: 'বৃহস্পতিবার রাতে অল্প সময়ের রক্ষণাবেক্ষণ',
          content: <p>রাত ৩:০০ থেকে ৩:৩০ পর্যন্ত গেম খোলা যাবে না। আপনার ব্যালেন্স ঠিক থাকবে।</p>,
        },
      ],
    },
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

/** Each title expands only its own content. */
export const Collapsed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bank = canvas.getByRole('button', { name: /Bank transfers/ })
    const night = canvas.getByRole('button', { name: /Short maintenance/ })
    await userEvent.click(bank)
    await userEvent.click(night)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['bank', 'night'])
    await expect(bank).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/ten minutes/)).toBeInTheDocument()
    await userEvent.click(bank)
    await expect(bank).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText(/ten minutes/)).not.toBeVisible()
  },
}
export const OneOpen: Story = { tags: ['!test'], args: { defaultOpen: ['night'] } }

/** Expanding one collapses the other. */
export const Single: Story = {
  args: { single: true, defaultOpen: ['bank'], level: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /New games/ }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['vendor'])
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  },
}

/** Controlled: only a change of `open` expands it. */
export const Controlled: Story = {
  args: { open: ['vendor'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(['vendor', 'bank'])
    const bank = canvas.getByRole('button', { name: /Bank transfers/ })
    await expect(bank).toHaveFocus()
    await expect(bank).toHaveAttribute('aria-expanded', 'false')
  },
}
export const Empty: Story = { tags: ['!test'], args: { items: [] } }
export const LongText: Story = {
  tags: ['!test'],
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title: 'What to do when a payment from a mobile wallet has been taken but not yet arrived',
        meta: 'Wednesday, 18 November 2026',
        content: <p>{'Keep the number of the transfer and send it to us. '.repeat(12)}</p>,
      },
    ],
  },
}
export const Bengali: Story = {
  tags: ['!test'],
  globals: { language: 'BN' },
  args: { defaultOpen: ['night'] },
}
export const RightToLeft: Story = { ...OneOpen, tags: ['!test'], globals: { direction: 'rtl' } }
export const PhoneBengaliRightToLeft: Story = {
  ...OneOpen,
  tags: ['test'],
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = accordionPairs
