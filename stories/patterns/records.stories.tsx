import type { Meta, StoryObj } from '@storybook/react-vite'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { loadTexts } from '../../src/i18n/i18n.ts'
import { toMinor } from '../../src/lib/money.ts'
import type { RecordColumn } from '../../src/patterns/records/record-column.ts'
import { Records } from '../../src/patterns/records/records.tsx'
import { useRecordsState } from '../../src/patterns/records/use-records-state.ts'
import { bets, type SampleBet } from '../ui/sample-records.tsx'

const PER_PAGE = 20
const ALL = bets(57)

const columns: RecordColumn<SampleBet>[] = [
  { id: 'round', header: 'Round', text: ({ id }) => `#${id}` },
  { id: 'game', header: 'Game', text: ({ game }) => game, sortBy: ({ game }) => game },
  {
    id: 'stake',
    header: 'Stake',
    kind: 'money',
    align: 'end',
    text: ({ stake }) => stake,
    sortBy: ({ stake }) => toMinor(stake) ?? 0n,
  },
  {
    id: 'net',
    header: 'Result',
    kind: 'gain',
    align: 'end',
    text: ({ payout, stake }) => (payout === '0.00' ? `-${stake}` : payout),
  },
]

const answer = (page: number) => ({
  rows: ALL.slice((page - 1) * PER_PAGE, page * PER_PAGE),
  count: ALL.length,
  pages: 3,
  totals: { page: { stake: '9000.00', net: '-120.00' }, all: { stake: '31250.00', net: '410.50' } },
})

function BettingRecord({ pages }: { pages: 'some' | 'none' | 'waiting' | 'failed' }) {
  const state = useRecordsState()
  const { search } = useLocation()
  const none = { rows: [], count: 0, pages: 0 }
  const data = pages === 'none' ? none : answer(state.page)
  const query = {
    data: pages === 'some' || pages === 'none' ? data : undefined,
    error: pages === 'failed' ? new Error('no answer') : null,
    dataUpdatedAt: 0,
    isFetching: pages === 'waiting',
    refetch: async () => undefined,
  }
  return (
    <>
      <Records
        name="betting-record"
        caption="Betting record"
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        fetchPage={async (page) => answer(page)}
        detail={{ title: ({ id }) => `Round #${id}`, content: ({ game }) => <p>{game}</p> }}
      />
      <output hidden>{search}</output>
    </>
  )
}

interface Opened {
  client?: QueryClient
  route?: string
}

const meta = {
  title: 'Patterns/Records',
  component: BettingRecord,
  args: { pages: 'some' },
  parameters: { world: 'scenario=member', route: '/' },
  loaders: [
    async () => {
      await loadTexts('records', 'patterns')
      return {}
    },
  ],
  render: (args, { loaded }: { loaded: Opened }) => {
    if (!loaded.client) throw new Error('This story needs parameters.world.')
    return (
      <QueryClientProvider client={loaded.client}>
        <MemoryRouter initialEntries={[loaded.route ?? '/']}>
          <BettingRecord {...args} />
        </MemoryRouter>
      </QueryClientProvider>
    )
  },
} satisfies Meta<typeof BettingRecord>

export default meta
type Story = StoryObj<typeof meta>

/** Page, days and open row are in the address; everything is saved as a file with its totals. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = canvasElement.querySelector('output')
    const table = await canvas.findByRole('table', { name: /^Betting record/ })
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + PER_PAGE + 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await canvas.findByRole('button', { name: '#22' }))
    await screen.findByRole('dialog', { name: 'Round #22' })
    await expect(address).toHaveTextContent('?p=2&row=22')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '#22' })).toHaveFocus())

    const files: Blob[] = []
    const keep = URL.createObjectURL
    URL.createObjectURL = (file: Blob) => {
      files.push(file)
      return keep(file)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    URL.createObjectURL = keep
    const lines = (await files[0]?.text())?.split('\r\n') ?? []
    await expect(lines).toHaveLength(1 + ALL.length + 2)
    await expect(lines.at(-2)).toBe('All pages,,31250.00,410.50')
  },
}

export const Waiting: Story = { tags: ['!test'], args: { pages: 'waiting' } }

export const Empty: Story = { tags: ['!test'], args: { pages: 'none' } }

export const Failed: Story = { tags: ['!test'], args: { pages: 'failed' } }

export const PhoneBengaliRightToLeft: Story = {
  globals: { direction: 'rtl', language: 'BN', viewport: { value: 'phone' } },
}
