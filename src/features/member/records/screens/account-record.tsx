import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getTransactions, reportQueries, type TransactionRecord } from '#api/money/reports.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toIsoDay } from '#lib/calendar.ts'
import { toMinor } from '#lib/money.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { filePage } from '#patterns/records/use-export.ts'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { Page } from '#ui/page/page.tsx'
import { useChoices, withNames } from '../components/choice.tsx'
import { MovementDetail } from '../components/movement-detail.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { useMovementName } from '../components/use-movement-name.ts'
import {
  ANY,
  FIRST_PAGE,
  MAX_ROWS,
  MOVEMENT_KINDS,
  MOVEMENT_SEARCH,
  MOVEMENT_STATUSES,
  movementSums,
  SIZES,
  toRecordsAnswer,
} from '../model.ts'

/** Every transaction of the member, with the balance after it. */
export default function AccountRecord() {
  const { t } = useTranslation(['report', 'member'])
  const nameOf = useMovementName()
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const state = useRecordsState()
  const { values, setValues } = useSearchState(MOVEMENT_SEARCH)
  const { timeZone } = state
  const columns = useMemo<RecordColumn<TransactionRecord>[]>(
    () => [
      {
        id: 'time',
        header: t('column.time'),
        sortBy: ({ at }) => at,
        ...inTime(timeZone, ({ at }) => at),
      },
      { id: 'kind', header: t('column.kind'), text: nameOf },
      {
        id: 'amount',
        header: t('column.amount'),
        kind: 'gain',
        align: 'end',
        fixed: 'end',
        text: ({ amount }) => amount,
        sortBy: ({ amount }) => toMinor(amount) ?? 0n,
      },
      {
        id: 'balance',
        header: t('column.balance'),
        kind: 'money',
        align: 'end',
        fixed: 'end',
        text: ({ balanceAfter }) => balanceAfter,
      },
      {
        id: 'status',
        header: t('column.status'),
        text: ({ status }) => t(`movement.${status}`),
        cell: ({ status }) => <StatusBadge status={status} name={t(`movement.${status}`)} />,
      },
      { id: 'note', header: t('column.note'), text: ({ note }) => note },
      { id: 'id', header: t('column.id'), text: ({ id }) => id, hidden: true },
    ],
    [t, nameOf, timeZone],
  )
  const kind = values.movement === ANY ? undefined : values.movement
  const status = values.status === ANY ? undefined : values.status
  const ask = {
    from: toIsoDay(state.range.from),
    to: toIsoDay(state.range.to),
    ...(kind && { kind }),
    ...(status && { status }),
  }
  const query = useQuery({
    ...reportQueries.transactions(token, code, {
      ...ask,
      pageNo: state.page,
      pageSize: Number(values.size),
    }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
    select: (report) => toRecordsAnswer(report, movementSums),
  })
  const choices = useChoices([
    {
      label: t('filter.kind'),
      values: withNames(MOVEMENT_KINDS, (one) => t(`kind.${one}`)),
      chosen: values.movement,
      onChoose: (one) =>
        void setValues({ ...FIRST_PAGE, movement: MOVEMENT_SEARCH.movement.parse(one) }),
    },
    {
      label: t('filter.status'),
      values: withNames(MOVEMENT_STATUSES, (one) => t(`movement.${one}`)),
      chosen: values.status,
      onChoose: (one) =>
        void setValues({ ...FIRST_PAGE, status: MOVEMENT_SEARCH.status.parse(one) }),
    },
  ])
  return (
    <Page gap="5" title={t('member:page.transactionHistory')}>
      <Records<TransactionRecord>
        name="account-record"
        caption={t('member:page.transactionHistory')}
        state={state}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        fetchPage={async (page, signal, asOf) =>
          toRecordsAnswer(
            await getTransactions({ ...ask, ...filePage(page, MAX_ROWS, asOf) }, signal),
            movementSums,
          )
        }
        detail={{
          title: nameOf,
          content: (entry) => (
            <MovementDetail entry={entry} rows={query.data?.rows ?? []} timeZone={timeZone} />
          ),
        }}
        {...choices}
        size={{
          chosen: values.size,
          sizes: SIZES,
          onChoose: (size) =>
            void setValues({ ...FIRST_PAGE, size: MOVEMENT_SEARCH.size.parse(size) }),
        }}
      />
    </Page>
  )
}
