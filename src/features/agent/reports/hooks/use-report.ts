import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { inCounts, type RecordColumn } from '#patterns/records/record-column.ts'
import { filePage } from '#patterns/records/use-export.ts'
import { type RecordsState, useRecordsState } from '#patterns/records/use-records-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { MAX_ROWS, REPORT_SEARCH, ROWS, type Side, toRecordsAnswer } from '../model.ts'

type Report<Row> = Parameters<typeof toRecordsAnswer<Row>>[0]

/** The account filter from the address. */
function useAccount() {
  const { values } = useSearchState(REPORT_SEARCH)
  return values.account === null ? {} : { account: values.account }
}

/** The common state of team reports: days, account filter, and their description in a file. */
export function useTeamReport() {
  const { t } = useTranslation('downlines')
  const token = useToken() ?? ''
  const state = useRecordsState()
  const account = useAccount()
  const facts = account.account ? [`${t('account')}: ${account.account}`] : []
  return { token, state, account, facts }
}

interface TeamRow {
  readonly downline: { readonly account: string }
  readonly level: number
}

/** The account columns of every team report. */
export function useAccountColumns<Row extends TeamRow>(): readonly RecordColumn<Row>[] {
  const { t } = useTranslation('downlines')
  return useMemo(
    () => [
      { id: 'account', header: t('column.account'), text: ({ downline }) => downline.account },
      {
        id: 'level',
        header: t('column.level'),
        align: 'end',
        ...inCounts(({ level }) => level),
      },
    ],
    [t],
  )
}

/** The query of a report: days, page and filters. */
export const toReportQuery = <Filters extends object>(
  { range, page }: RecordsState,
  filters: Filters,
) => ({
  from: toIsoDay(range.from),
  to: toIsoDay(range.to),
  ...filters,
  pageNo: page,
  pageSize: ROWS,
})

interface Source<Row, Asked> {
  readonly asked: Asked
  readonly query: {
    readonly data: Report<Row> | undefined
    readonly error: Error | null
    readonly dataUpdatedAt: number
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** The side whose gain is positive, for reports with results. */
  readonly side?: Side
  readonly fetch: (asked: Asked, signal: AbortSignal) => Promise<Report<Row>>
}

/** The shared logic of the four reports: one page for the screen, all pages for files. */
export function useReport<Row, Asked extends object>({
  asked,
  query,
  fetch,
  side,
}: Source<Row, Asked>) {
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = query
  const answer = useMemo(() => data && toRecordsAnswer<Row>(data, side), [data, side])
  return {
    query: { data: answer, error, dataUpdatedAt, isPlaceholderData, refetch },
    fetchPage: async (page: number, signal: AbortSignal, asOf: number | undefined) => {
      const wanted = { ...asked, ...filePage(page, MAX_ROWS, asOf) }
      return toRecordsAnswer<Row>(await fetch(wanted, signal), side)
    },
  }
}
