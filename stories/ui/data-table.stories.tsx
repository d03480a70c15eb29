import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReceiptText } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { dataTablePairs } from './do-and-dont/data-table.tsx'
import { bengali, bets, columns, labels, type SampleBet, totals } from './sample-records.tsx'
import { edgesStay } from './table-edges.ts'

const meta = {
  title: 'UI/DataTable',
  tags: ['autodocs'],
  component: DataTable,
  args: {
    caption: 'Bets',
    columns,
    rows: bets(25),
    rowKey: ({ id }) => id,
    labels,
    totals,
    onOpen: fn(),
  },
  parameters: { bn: bengali },
} satisfies Meta<typeof DataTable<SampleBet>>
export default meta
type Story = StoryObj<typeof DataTable<SampleBet>>

/** Sorts by a column head, hides a column and opens a row by keyboard. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Bets' })
    const stake = within(table).getByRole('columnheader', { name: 'Stake' })
    await expect(stake).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(stake).getByRole('button'))
    await expect(stake).toHaveAttribute('aria-sort', 'descending')
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('1,250.00')

    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Vendor' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(within(table).queryByRole('columnheader', { name: 'Vendor' })).toBeNull()

    const open = within(table).getAllByRole('button', { name: /^Nov/ })
    open[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(open[2]).toHaveFocus())
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** Of ten thousand rows at most 300 elements are rendered, and every row can be reached. */
export const TenThousand: Story = {
  args: { rows: bets(10_000), view: { density: 'compact' } },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Bets' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    const first = await canvas.findByRole('button', { name: 'Nov 20, 09:00 #1' })
    await expect(table.querySelectorAll('*').length).toBeLessThan(300)
    first.focus()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('button', { name: /#10000$/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(table.querySelectorAll('*').length).toBeLessThan(300)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /#1$/ })).toHaveFocus())
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState icon={ReceiptText} message="No bets in these days." /> },
}

export const Failed: Story = {
  args: {
    rows: [],
    failed: <ErrorState message="This did not load." retryLabel="Try again" onRetry={fn()} />,
  },
}

/** Cards with names and values in two columns. */
export const PhoneBengaliRightToLeft: Story = {
  args: { rows: bets(3) },
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}

/** The fixed columns stay side by side at the end while the rest is scrolled. */
export const FixedAtTheEndRightToLeft: Story = {
  args: {
    columns: columns.map((column) =>
      ['stake', 'payout'].includes(column.id) ? { ...column, fixed: 'end' } : column,
    ),
  },
  decorators: [
    (Narrow) => (
      <div style={{ inlineSize: '660px' }}>
        <Narrow />
      </div>
    ),
  ],
  globals: { direction: 'rtl' },
  parameters: { bn: undefined },
  play: async ({ canvas }) => edgesStay(canvas.getByRole('region', { name: 'Bets' })),
}

export const PhoneTenThousand: Story = {
  tags: ['!test'],
  args: { rows: bets(10_000) },
  globals: { viewport: { value: 'phone' } },
}

export const Compact: Story = {
  tags: ['!test'],
  args: { view: { density: 'compact' }, openKey: '3', captionShown: true },
}

export const DoAndDont: Story = dataTablePairs
