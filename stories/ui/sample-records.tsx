import { formatMoney, toMinor } from '#lib/money.ts'
import type { DataColumn, TotalsRow } from '#ui/data-table/columns.ts'

export interface SampleBet {
  readonly id: string
  readonly at: number
  readonly game: string
  readonly vendor: string
  readonly stake: string
  readonly payout: string
  readonly status: string
}

const GAMES = ['Golden Tiger', 'Crash Rocket', 'Royal Baccarat', 'Ocean King 3 Plus']
const VENDORS = ['PG', 'In-house', 'Evolution', 'JILI']
const STATUSES = ['Won', 'Lost', 'Lost', 'Refunded']
const START = Date.UTC(2026, 10, 20, 9)

const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at)

/** Invented rounds, newest first, the same on each call. */
export const bets = (count: number): SampleBet[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    at: START - index * 7 * 60_000,
    game: GAMES[index % GAMES.length] ?? '',
    vendor: VENDORS[index % VENDORS.length] ?? '',
    stake: `${((index * 37) % 25) * 50 + 50}.00`,
    payout: index % 4 === 0 ? `${((index * 37) % 25) * 95 + 95}.50` : '0.00',
    status: STATUSES[index % STATUSES.length] ?? '',
  }))

type Names = Record<'at' | 'game' | 'vendor' | 'stake' | 'payout' | 'status', string>

const columnsNamed = (names: Names): DataColumn<SampleBet>[] => [
  {
    id: 'at',
    header: names.at,
    cell: ({ at, id }) => `${dayOf(at)} #${id}`,
    sortBy: ({ at }) => at,
  },
  { id: 'game', header: names.game, cell: ({ game }) => game, sortBy: ({ game }) => game },
  { id: 'vendor', header: names.vendor, cell: ({ vendor }) => vendor },
  {
    id: 'stake',
    header: names.stake,
    align: 'end',
    cell: ({ stake }) => formatMoney(stake),
    sortBy: ({ stake }) => toMinor(stake) ?? 0n,
  },
  {
    id: 'payout',
    header: names.payout,
    align: 'end',
    cell: ({ payout }) => formatMoney(payout),
    sortBy: ({ payout }) => toMinor(payout) ?? 0n,
  },
  { id: 'status', header: names.status, cell: ({ status }) => status },
]

export const columns = columnsNamed({
  at: 'Time',
  game: 'Game',
  vendor: 'Vendor',
  stake: 'Stake',
  payout: 'Payout',
  status: 'Result',
})

export const labels = {
  view: 'View',
  sortBy: 'Sort by',
  columns: 'Columns',
  density: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
}

export const totals: TotalsRow[] = [
  { label: 'This page', cells: { stake: '15,400.00', payout: '9,412.00' } },
  { label: 'All pages', cells: { stake: '1,215,400.00', payout: '1,109,412.00' } },
]

/** The sample columns in Bengali. */
export const bengali = {
  caption: 'বাজি',
  columns: columnsNamed({
    at: 'সময়',
    game: 'গেম',
    vendor: 'ভেন্ডর',
    stake: 'বাজি',
    payout: 'পেআউট',
    status: 'ফলাফল',
  }),
  labels: {
    view: 'দেখার ধরন',
    sortBy: 'সাজান',
    columns: 'কলাম',
    density: 'সারির উচ্চতা',
    comfortable: 'আরামদায়ক',
    compact: 'ঘন',
  },
  totals: [
    { label: 'এই পাতা', cells: { stake: '15,400.00', payout: '9,412.00' } },
    { label: 'সব পাতা', cells: { stake: '1,215,400.00', payout: '1,109,412.00' } },
  ],
}
