import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BalancePill, type BalancePillProps } from '#ui/balance-pill/balance-pill.tsx'
import { balancePillPairs } from './do-and-dont/balance-pill.tsx'
import { Row } from './layout.tsx'

const Stateful = (args: BalancePillProps) => {
  const [masked, setMasked] = useState(args.masked)
  return <BalancePill {...args} masked={masked} onMaskedChange={setMasked} />
}

const meta = {
  title: 'UI/BalancePill',
  tags: ['autodocs'],
  component: BalancePill,
  render: (args) => (
    <Row>
      <Stateful {...args} />
    </Row>
  ),
  args: {
    label: 'Balance',
    symbol: '৳',
    amount: '12,480.50',
    masked: false,
    onMaskedChange: fn(),
    showLabel: 'Show the balance',
    hideLabel: 'Hide the balance',
    maskedLabel: 'hidden',
    onRefresh: fn(),
    refreshLabel: 'Refresh the balance',
  },
  parameters: {
    bn: {
      label: 'ব্যালেন্স',
      showLabel: 'ব্যালেন্স দেখান',
      hideLabel: 'ব্যালেন্স লুকান',
      maskedLabel: 'লুকানো',
      refreshLabel: 'ব্যালেন্স হালনাগাদ করুন',
    },
  },
} satisfies Meta<typeof BalancePill>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.refreshLabel }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** In a member's header the time and the time since login come before the amount. */
export const WithTime: Story = {
  tags: ['!test'],
  args: {
    lead: (
      <small>
        14:05
        <br />
        0:12:30
      </small>
    ),
  },
}

/** Every amount is masked by six asterisks. */
export const Masked: Story = {
  args: { masked: true },
  play: async ({ canvasElement, args }) => {
    const pill = within(canvasElement)
    await waitFor(() => expect(pill.getByText('******')).toBeVisible())
    await userEvent.click(pill.getByRole('button', { name: args.showLabel }))
    await waitFor(() => expect(pill.getByText('12,480.50')).toBeVisible())
    await userEvent.click(pill.getByRole('button', { name: args.hideLabel }))
  },
}

export const Loading: Story = { args: { amount: undefined } }
export const Refreshing: Story = { args: { refreshing: true } }
export const Stale: Story = {
  args: { staleLabel: 'From 14:05' },
  parameters: { bn: { staleLabel: '১৪:০৫-এর হিসাব' } },
}
export const LongAmount: Story = {
  tags: ['!test'],
  args: { amount: '1,234,567,890.12', staleLabel: 'From 14:05' },
}
export const Bengali: Story = { tags: ['!test'], globals: { language: 'BN' } }
export const RightToLeft: Story = { tags: ['!test'], globals: { direction: 'rtl' } }
export const Compact: Story = { tags: ['!test'], globals: { density: 'compact' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = balancePillPairs
