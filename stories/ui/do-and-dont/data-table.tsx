import { ReceiptText } from 'lucide-react'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { doAndDont } from './do-and-dont.tsx'

type Cells = readonly [time: string, game: string, result: string]

const columnsNamed = (names: Cells, align: 'start' | 'end'): DataColumn<Cells>[] => [
  { id: 'time', header: names[0], cell: ([time]) => time },
  { id: 'game', header: names[1], cell: ([, game]) => game },
  { id: 'result', header: names[2], align, cell: ([, , result]) => result },
]

const plain = columnsNamed(['Time', 'Game', 'Net result'], 'end')
const wordy = columnsNamed(['Bet placed at (GMT+6)', 'Name of the game', 'How much you won'], 'end')
const ragged = columnsNamed(['Time', 'Game', 'Net result'], 'start')

type SampleProps = {
  /** Unique on the page, because it names a landmark. */
  caption: string
  captionShown?: boolean
  columns?: DataColumn<Cells>[]
  rows: readonly Cells[]
  empty?: string
}

const Sample = ({ columns = plain, empty = '', ...rest }: SampleProps) => (
  <DataTable
    {...rest}
    columns={columns}
    rowKey={([time]) => time}
    empty={<EmptyState icon={ReceiptText} message={empty} />}
  />
)

export const dataTablePairs = doAndDont(
  {
    why: 'Amounts align to the end, in one format and with a real minus sign.',
    wide: true,
    right: (
      <Sample
        caption="Bets"
        rows={[
          ['20 Nov, 15:00', 'Golden Tiger', '1,230.00'],
          ['20 Nov, 14:53', 'Crash Rocket', '−50.00'],
        ]}
      />
    ),
    wrong: (
      <Sample
        caption="Bets, ragged"
        columns={ragged}
        rows={[
          ['20 Nov, 15:00', 'Golden Tiger', '৳1.2k'],
          ['20 Nov, 14:53', 'Crash Rocket', '- 50.0'],
        ]}
      />
    ),
  },
  {
    why: 'Column headers are nouns. The zone stands once above the table.',
    wide: true,
    right: (
      <Sample
        caption="Bets. Times are in GMT+6."
        captionShown
        rows={[['20 Nov, 15:00', 'Golden Tiger', '1,230.00']]}
      />
    ),
    wrong: (
      <Sample
        caption="Bets, wordy"
        columns={wordy}
        rows={[['20 Nov 2026, 15:00:00 GMT+6', 'Golden Tiger', '1,230.00']]}
      />
    ),
  },
  {
    why: 'Without rows, say what is missing and what to change.',
    right: (
      <Sample
        caption="Bets on a day"
        rows={[]}
        empty="No bets on these dates. Choose other dates, or remove filters."
      />
    ),
    wrong: <Sample caption="Bets on a day, wordless" rows={[]} empty="No data" />,
  },
)
