import { Records, type RecordsProps } from '#patterns/records/records.tsx'
import type { KeyValueRow } from '#ui/key-value/key-value.tsx'
import { Page } from '#ui/page/page.tsx'
import { useSideFilters } from '../hooks/use-side.tsx'
import { RowDetail } from './row-detail.tsx'

interface TeamRow {
  readonly downline: { readonly account: string }
}

type TeamRecordsProps<Row> = Omit<RecordsProps<Row>, 'filters' | 'detail'> & {
  title: string
  /** The full details of a row. */
  rowsOf: (row: Row) => readonly KeyValueRow[]
}

/** A report on what the accounts of the team won and lost, from the side that the reader has chosen. */
export function TeamRecords<Row extends TeamRow>({
  title,
  rowsOf,
  ...records
}: TeamRecordsProps<Row>) {
  const filters = useSideFilters()
  return (
    <Page gap="5" title={title}>
      <Records<Row>
        {...records}
        filters={filters}
        detail={{
          title: ({ downline }) => downline.account,
          content: (row) => <RowDetail account={row.downline.account} rows={rowsOf(row)} />,
        }}
      />
    </Page>
  )
}
