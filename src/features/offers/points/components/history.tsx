import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getPointsRedemptions,
  getPointsTransactions,
  type PointsTransaction,
  pointsQueries,
  type RedeemRecord,
} from '#api/offers/points.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatPoints } from '#lib/points.ts'
import { inTime, type RecordColumn } from '#patterns/records/record-column.ts'
import { Records } from '#patterns/records/records.tsx'
import { filePage } from '#patterns/records/use-export.ts'
import { useRecordsState } from '#patterns/records/use-records-state.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { useDeliveryRows } from '../hooks/use-delivery-rows.tsx'

const PAGE_SIZE = 20
/** The most that the contract allows. */
const EXPORT_SIZE = 200
const TONES = { IN_PROCESS: 'warning', REJECTED: 'danger', APPROVED: 'success' } as const

/** Redemptions and conversions, with their state. */
export function RedeemHistory({ token }: { token: string }) {
  const { t } = useTranslation('points')
  const { money } = useMoney()
  const deliveryRows = useDeliveryRows()
  const state = useRecordsState()
  const { timeZone } = state
  const { from, to } = state.days
  const page = { pageNo: state.page, pageSize: PAGE_SIZE, from, to }
  const query = useQuery({
    ...pointsQueries.redemptions(token, page),
    enabled: state.ready,
    placeholderData: keepPreviousData,
    select: rowsOf,
  })
  const columns = useMemo(
    (): RecordColumn<RedeemRecord>[] => [
      { id: 'at', header: t('history.at'), ...inTime(timeZone, ({ at }) => at) },
      { id: 'name', header: t('history.name'), text: ({ name }) => name, wrap: true },
      {
        id: 'quantity',
        header: t('history.quantity'),
        align: 'end',
        text: (row) => `${row.quantity}`,
      },
      {
        id: 'points',
        header: t('history.points'),
        align: 'end',
        kind: 'gain',
        fixed: 'end',
        text: (row) => row.changedPoints,
      },
      {
        id: 'status',
        header: t('history.status'),
        fixed: 'end',
        text: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => <Badge variant={TONES[status]}>{t(`status.${status}`)}</Badge>,
      },
      {
        id: 'reference',
        header: t('history.reference'),
        text: ({ reference }) => reference,
        hidden: true,
      },
      {
        id: 'balance',
        header: t('history.balance'),
        align: 'end',
        kind: 'money',
        text: (row) => row.pointsBalance,
        hidden: true,
      },
      {
        id: 'remark',
        header: t('history.remark'),
        text: ({ remark }) => remark,
        hidden: true,
        wrap: true,
      },
    ],
    [t, timeZone],
  )
  const facts = (row: RedeemRecord) => [
    { id: 'reference', term: t('history.reference'), detail: row.reference },
    { id: 'status', term: t('history.status'), detail: t(`status.${row.status}`) },
    { id: 'each', term: t('history.each'), detail: formatPoints(row.pointsRequirement) },
    { id: 'quantity', term: t('history.quantity'), detail: row.quantity },
    { id: 'balance', term: t('history.balance'), detail: formatPoints(row.pointsBalance) },
    ...deliveryRows(row.delivery),
    ...(row.redeemAmount === null
      ? []
      : [{ id: 'money', term: t('give.money'), detail: money(row.redeemAmount), strong: true }]),
    ...(row.remark === '' ? [] : [{ id: 'remark', term: t('history.remark'), detail: row.remark }]),
  ]
  return (
    <Records
      name="points-history"
      caption={t('tab.history')}
      state={state}
      columns={columns}
      rowKey={({ reference }) => reference}
      query={query}
      fetchPage={async (pageNo, signal, asOf) => {
        const all = { ...filePage(pageNo, EXPORT_SIZE, asOf), from, to }
        return rowsOf(await getPointsRedemptions(all, signal))
      }}
      detail={{ title: ({ name }) => name, content: (row) => <KeyValue rows={facts(row)} /> }}
    />
  )
}

/** The points transactions. */
export function PointsDetails({ token }: { token: string }) {
  const { t } = useTranslation('points')
  const { money } = useMoney()
  const state = useRecordsState()
  const { timeZone } = state
  const { from, to } = state.days
  const query = useQuery({
    ...pointsQueries.transactions(token, { pageNo: state.page, pageSize: PAGE_SIZE, from, to }),
    enabled: state.ready,
    placeholderData: keepPreviousData,
    select: answerOf,
  })
  const columns = useMemo(
    (): RecordColumn<PointsTransaction>[] => [
      { id: 'at', header: t('history.at'), ...inTime(timeZone, ({ at }) => at) },
      { id: 'type', header: t('details.type'), text: ({ type }) => t(`type.${type}`) },
      {
        id: 'amount',
        header: t('details.amount'),
        align: 'end' as const,
        text: ({ amount }) => (amount === null ? '' : money(amount)),
      },
      {
        id: 'points',
        header: t('history.points'),
        align: 'end',
        kind: 'gain',
        fixed: 'end',
        text: (row) => row.points,
      },
      {
        id: 'balance',
        header: t('history.balance'),
        align: 'end',
        kind: 'money',
        text: (row) => row.balance,
      },
    ],
    [t, money, timeZone],
  )
  return (
    <Records
      name="points-details"
      caption={t('tab.details')}
      state={state}
      columns={columns}
      rowKey={({ id }) => id}
      query={query}
      fetchPage={async (pageNo, signal, asOf) => {
        const all = { ...filePage(pageNo, EXPORT_SIZE, asOf), from, to }
        return answerOf(await getPointsTransactions(all, signal))
      }}
    />
  )
}

const rowsOf = <Row,>(answer: {
  list: Row[]
  asOf: number
  total: number
  totalPages: number
}) => ({
  rows: answer.list,
  asOf: answer.asOf,
  count: answer.total,
  pages: answer.totalPages,
})

const answerOf = (answer: Awaited<ReturnType<typeof getPointsTransactions>>) => ({
  ...rowsOf(answer),
  totals: { page: { points: answer.pageSum }, all: { points: answer.sum } },
})
