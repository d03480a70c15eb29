import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { FlyOut } from '#ui/fly-out/fly-out.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { flyOutPairs } from './do-and-dont/fly-out.tsx'

const code = (label: string, more: string) => (
  <div style={{ display: 'grid', gap: 'var(--sp-2)', justifyItems: 'center' }}>
    <QrCode
      value="https://portal.example/?popup=apps"
      label={label}
      tooLongLabel="–"
      size={120}
      margin={5}
    />
    <Button>{more}</Button>
  </div>
)

const meta = {
  title: 'UI/FlyOut',
  tags: ['autodocs'],
  component: FlyOut,
  args: {
    trigger: <Button>The app</Button>,
    label: 'Get the app',
    children: code('Code from the app', 'How to install'),
  },
  parameters: {
    bn: {
      trigger: <Button>অ্যাপ</Button>,
      label: 'অ্যাপ নিন',
      children: code('অ্যাপের কোড', 'যেভাবে ইনস্টল করবেন'),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 'max-content', marginBlockStart: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlyOut>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['!test'] }

export const Open: Story = { args: { defaultOpen: true } }

/** Opens on hover after a delay, closes on leaving. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'The app' })
    await userEvent.hover(trigger)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Get the app' })).toBeVisible())
    await userEvent.unhover(trigger)
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

/** Opens on focus; Tab moves into the panel, Esc returns to the trigger. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Get the app' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'How to install' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'The app' })).toHaveFocus()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const RightToLeft: Story = {
  tags: ['!test'],
  args: { defaultOpen: true },
  globals: { direction: 'rtl', theme: 'daylight' },
}

export const PhoneBengaliRightToLeft: Story = {
  ...Open,
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = flyOutPairs
