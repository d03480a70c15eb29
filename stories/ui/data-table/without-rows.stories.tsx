import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptText } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { columns, labels, type SampleBet } from '../sample-records.tsx'

/** The content in place of rows stays inside the table's card, which on a desktop is one row high. */
const meta = {
  title: 'UI/DataTable/Without rows',
  component: DataTable<SampleBet>,
  args: { caption: 'Bets', columns, rows: [], rowKey: ({ id }) => id, labels },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('row').at(-1)?.getBoundingClientRect()
    const text = canvas.getByText(/No bets|did not load/).getBoundingClientRect()
    await expect(text.top).toBeGreaterThan(card?.top ?? Infinity)
    await expect(text.bottom).toBeLessThan(card?.bottom ?? 0)
  },
} satisfies Meta<typeof DataTable<SampleBet>>

export default meta
type Story = StoryObj<typeof meta>

export const PhoneEmpty: Story = {
  args: { empty: <EmptyState icon={ReceiptText} message="No bets in these days." /> },
}

export const PhoneFailed: Story = {
  args: {
    failed: <ErrorState message="This did not load." retryLabel="Try again" onRetry={fn()} />,
  },
}
