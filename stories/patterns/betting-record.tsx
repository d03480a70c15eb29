import { useLocation } from 'react-router'
import { toMinor } from '#lib/money.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { bets, type SampleBet } from '#stories/ui/sample-records.tsx'

export const PER_PAGE = 20
export const ALL = bets(57)

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

/** A records page with a given answer, without a backend. */
export function BettingRecord({
  pages,
}: {
  pages: 'some' | 'before' | 'none' | 'waiting' | 'failed'
}) {
  const state = useRecordsState()
  const { search } = useLocation()
  const none = { rows: [], count: 0, pages: 0 }
  const data = pages === 'none' ? none : answer(state.page)
  const query = {
    data: pages === 'waiting' || pages === 'failed' ? undefined : data,
    error: pages === 'failed' ? new Error('no answer') : null,
    dataUpdatedAt: 0,
    isPlaceholderData: pages === 'before',
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
