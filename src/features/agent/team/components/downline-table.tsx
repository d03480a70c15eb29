import { useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  agentQueries,
  type Downline,
  type Downlines,
  type DownlinesQuery,
} from '../../../../api/agent.ts'
import { formatCount, formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { ExportMenu } from '../../../../patterns/records/export-menu.tsx'
import type { RecordColumn } from '../../../../patterns/records/record-column.ts'
import { useToken } from '../../../../session/store.ts'
import type { DataColumn, TableSort, TableView } from '../../../../ui/data-table/columns.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { MOST_ROWS, tableSort } from '../model.ts'
import { useTimeZone } from './use-time-zone.ts'

interface DownlineTableProps {
  asked: Omit<DownlinesQuery, 'page' | 'size'>
  /** Without it the table is loading. */
  data?: Downlines | undefined
  busy?: boolean
  openId?: number | null
  onSort?: (sort: TableSort | null) => void
  onOpen?: (id: number) => void
}

const answerOf = ({ list, paging, pageTotals, totals }: Downlines) => ({
  rows: list,
  count: paging.total,
  pages: paging.totalPages,
  totals: { page: { balance: pageTotals.balance }, all: { balance: totals.balance } },
})

function useColumns(): readonly RecordColumn<Downline>[] {
  const { t } = useTranslation('team')
  const timeZone = useTimeZone()
  return useMemo(
    () => [
      {
        ...{
          id: 'account',
          header: t('column.account'),
          sortBy: ({ account }: Downline) => account,
        },
        text: ({ account }) => account,
      },
      { id: 'nickname', header: t('column.nickname'), text: ({ nickname }) => nickname ?? '' },
      { id: 'kind', header: t('column.kind'), text: ({ kind }) => t(`kind.${kind}`) },
      {
        ...{ id: 'level', header: t('column.level'), align: 'end' },
        text: ({ level }) => formatCount(level),
      },
      {
        ...{
          id: 'teamSize',
          header: t('column.teamSize'),
          sortBy: ({ teamSize }: Downline) => teamSize,
          align: 'end',
        },
        text: ({ teamSize }) => formatCount(teamSize),
      },
      {
        ...{
          id: 'balance',
          header: t('column.balance'),
          sortBy: ({ balance }: Downline) => balance,
          align: 'end',
          kind: 'money',
        },
        text: ({ balance }) => balance,
      },
      {
        ...{
          id: 'lastLogin',
          header: t('column.lastLogin'),
          sortBy: ({ lastLoginAt }: Downline) => lastLoginAt ?? 0,
        },
        text: ({ lastLoginAt }) =>
          lastLoginAt === null ? t('downlines.never') : formatDateTime(lastLoginAt, timeZone),
      },
      {
        ...{
          id: 'joined',
          header: t('column.joined'),
          sortBy: ({ joinedAt }: Downline) => joinedAt,
          hidden: true,
        },
        text: ({ joinedAt }) => formatDateTime(joinedAt, timeZone),
      },
      { id: 'mobile', header: t('column.mobile'), hidden: true, text: ({ mobile }) => mobile },
    ],
    [t, timeZone],
  )
}

const tableColumn = (column: RecordColumn<Downline>): DataColumn<Downline> => ({
  ...column,
  cell: (row) => (column.kind === 'money' ? formatMoney(column.text(row)) : column.text(row)),
})

/** One page of downlines with its totals; all of them as a file or on paper. */
export function DownlineTable({
  asked,
  data,
  busy = false,
  openId = null,
  onOpen,
  onSort,
}: DownlineTableProps) {
  const { t } = useTranslation(['team', 'records'])
  const token = useToken() ?? ''
  const client = useQueryClient()
  const [view, setView] = useState<TableView>({ density: 'compact' })
  const timeZone = useTimeZone() ?? 'UTC'
  const columns = useColumns()
  const tableColumns = useMemo(() => columns.map(tableColumn), [columns])
  const caption = t('team:downlines.table')
  return (
    <DataTable<Downline>
      caption={caption}
      columns={tableColumns}
      rows={data?.list ?? []}
      rowKey={({ id }) => String(id)}
      loading={!data}
      busy={busy}
      view={view}
      onViewChange={setView}
      sort={tableSort({ sort: asked.sort ?? 'JOINED', order: asked.order ?? 'DESCENDING' })}
      onSortChange={onSort}
      onOpen={onOpen && (({ id }) => onOpen(id))}
      openKey={openId === null ? null : String(openId)}
      labels={{
        view: t('records:view.label'),
        sortBy: t('records:view.sortBy'),
        columns: t('records:view.columns'),
        density: t('records:view.density'),
        comfortable: t('records:view.comfortable'),
        compact: t('records:view.compact'),
      }}
      tools={
        <ExportMenu<Downline>
          caption={caption}
          columns={columns}
          fetchPage={async (page) =>
            answerOf(
              await client.fetchQuery(
                agentQueries.downlines(token, { ...asked, page, size: MOST_ROWS }),
              ),
            )
          }
          fileName="downlines"
          timeZone={timeZone}
          days={data ? t('team:downlines.count', { count: data.paging.total }) : ''}
          disabled={!data || data.list.length === 0}
        />
      }
      totals={
        data && [
          ...(data.paging.totalPages > 1
            ? [
                {
                  label: t('records:total.page'),
                  cells: { balance: formatMoney(data.pageTotals.balance) },
                },
              ]
            : []),
          { label: t('records:total.all'), cells: { balance: formatMoney(data.totals.balance) } },
        ]
      }
      empty={
        <EmptyState
          icon={UsersRound}
          message={asked.search ? t('team:downlines.notFound') : t('team:downlines.empty')}
        />
      }
    />
  )
}
