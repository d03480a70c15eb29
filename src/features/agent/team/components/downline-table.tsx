import { useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { agentQueries, type Downline, type Downlines } from '#api/agent/agent.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney, fromMinor, toMinor } from '#lib/money.ts'
import { ExportMenu } from '#patterns/records/export-menu.tsx'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { filePage } from '#patterns/records/use-export.ts'
import { ViewsMenu } from '#patterns/records/views-menu.tsx'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useToken } from '#session/store.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useDownlineColumns } from '../hooks/use-downline-columns.ts'
import type { Chosen, DownlinesView } from '../hooks/use-downlines-view.ts'
import { MAX_ROWS, tableSort } from '../model.ts'
import { SelectionBar } from './selection-bar.tsx'
import styles from './team.module.css'

interface DownlineTableProps {
  /** The view of the table, its selection, and their setters. */
  view: DownlinesView
  /** Without it the table is loading. */
  data?: Downlines | undefined
  busy?: boolean
}

const answerOf = ({ list, asOf, paging, pageTotals, totals }: Downlines) => ({
  asOf,
  rows: list,
  count: paging.total,
  pages: paging.totalPages,
  totals: { page: { balance: pageTotals.balance }, all: { balance: totals.balance } },
})

const balanceOf = (rows: readonly Downline[]): string =>
  fromMinor(rows.reduce((sum, { balance }) => sum + (toMinor(balance) ?? 0n), 0n))

/** A file of those chosen has one page. */
const answerOfChosen = (rows: readonly Downline[]) => {
  const sums = { balance: balanceOf(rows) }
  return { rows, count: rows.length, pages: 1, totals: { page: sums, all: sums } }
}

const chosenAfter = (keys: ReadonlySet<string>, before: Chosen, list: readonly Downline[]) => {
  const known = new Map([...before, ...list.map((one) => [String(one.id), one] as const)])
  return new Map([...known].filter(([key]) => keys.has(key)))
}

const tableColumn = (column: RecordColumn<Downline>): DataColumn<Downline> => ({
  ...column,
  cell: (row) => (column.kind === 'money' ? formatMoney(column.text(row)) : column.text(row)),
})

/** One page of downlines with its totals; all of them as a file or on paper. */
export function DownlineTable({ view, data, busy = false }: DownlineTableProps) {
  const { asked, openId, look, chosen } = view
  const { t } = useTranslation(['team', 'records'])
  const token = useToken() ?? ''
  const client = useQueryClient()
  const timeZone = useTimeZone() ?? 'UTC'
  const columns = useDownlineColumns()
  const tableColumns = useMemo(() => columns.map(tableColumn), [columns])
  const caption = t('team:downlines.table')
  const rows = [...chosen.values()]
  const total = data ? t('team:downlines.count', { count: data.paging.total }) : ''
  const count = rows.length > 0 ? t('team:chosen.count', { count: rows.length }) : total
  return (
    <>
      <DataTable<Downline>
        caption={caption}
        columns={tableColumns}
        rows={data?.list ?? []}
        rowKey={({ id }) => String(id)}
        loading={!data}
        busy={busy}
        page={view.values.p}
        view={look}
        onViewChange={view.onLook}
        sort={tableSort({ sort: asked.sort ?? 'JOINED', order: asked.order ?? 'DESCENDING' })}
        onSortChange={data && view.onSort}
        onOpen={data && (({ id }) => view.onOpen(id))}
        selection={
          data && {
            keys: new Set(chosen.keys()),
            onChange: (keys) => view.onChoose(chosenAfter(keys, chosen, data.list)),
            label: ({ account }) => t('team:chosen.row', { account }),
            allLabel: t('team:chosen.all'),
          }
        }
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
          <div className={styles.tableTools}>
            <ViewsMenu
              table="downlines"
              current={{ search: view.search, view: look }}
              onApply={view.onApply}
            />
            <ExportMenu<Downline>
              caption={caption}
              columns={columns}
              fetchPage={async (page, _, asOf) =>
                rows.length > 0
                  ? answerOfChosen(rows)
                  : answerOf(
                      await client.fetchQuery(
                        agentQueries.downlines(token, {
                          ...asked,
                          ...filePage(page, MAX_ROWS, asOf),
                        }),
                      ),
                    )
              }
              fileName="downlines"
              timeZone={timeZone}
              days={count}
              disabled={!data || (data.list.length === 0 && rows.length === 0)}
            />
          </div>
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
            message={
              asked.search || asked.only ? t('team:downlines.notFound') : t('team:downlines.empty')
            }
          />
        }
      />
      {rows.length > 0 ? (
        <SelectionBar chosen={rows} onClear={() => view.onChoose(new Map())} />
      ) : null}
    </>
  )
}
