import { ChevronDown, ChevronRight, HandCoins } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  type AgentIncomeLines,
  getIncomeLines,
  type IncomeLine,
  type IncomePeriod,
} from '#api/agent/agent-income.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney, toMinor } from '#lib/money.ts'
import { ExportMenu } from '#patterns/records/export-menu.tsx'
import { inCounts, type RecordColumn, type RecordSums } from '#patterns/records/record-column.ts'
import { SignedAmount } from '#patterns/records/signed-amount.tsx'
import { filePage } from '#patterns/records/use-export.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { Button } from '#ui/button/button.tsx'
import { getVisibleColumnIds, type TableView } from '#ui/data-table/columns.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import {
  COLUMNS,
  DEDUCTIONS,
  linesAnswer,
  MAX_ROWS,
  PINNED_COLUMNS,
  SIGNED_COLUMNS,
  withDeductions,
} from '../model.ts'
import styles from './income.module.css'
import { periodName } from './period-name.ts'

interface IncomeTableProps {
  period: IncomePeriod
  /** Without them the table is loading. */
  lines?: AgentIncomeLines | undefined
  busy?: boolean
  page?: number
  openId?: number | null
  onOpen?: (sourceId: number) => void
}

function useColumns(): readonly RecordColumn<IncomeLine>[] {
  const { t } = useTranslation('income')
  return useMemo(
    () => [
      { id: 'source', header: t('source'), text: ({ account }) => account },
      {
        id: 'members',
        header: t('members'),
        align: 'end',
        hidden: true,
        ...inCounts(({ members }) => members),
      },
      ...COLUMNS.map(
        (id): RecordColumn<IncomeLine> => ({
          id,
          header: t(`figures.${id}`),
          align: 'end',
          hidden: DEDUCTIONS.some((one) => one === id),
          fixed: PINNED_COLUMNS.includes(id) ? 'end' : undefined,
          kind: SIGNED_COLUMNS.includes(id) ? 'gain' : 'money',
          text: ({ figures }) => figures[id],
          sortBy: ({ figures }) => toMinor(figures[id]) ?? 0n,
        }),
      ),
    ],
    [t],
  )
}

const amountCell = ({ kind }: RecordColumn<IncomeLine>, text: string) => {
  if (kind === 'gain') return <SignedAmount amount={text} />
  return kind === 'money' ? formatMoney(text) : text
}

/** The sources of one period with their sums; all of them as a file or on paper. */
export function IncomeTable({
  period,
  lines,
  busy = false,
  page,
  openId = null,
  onOpen,
}: IncomeTableProps) {
  const { t } = useTranslation(['income', 'records'])
  const [view, setView] = useState<TableView>({ density: 'compact' })
  const columns = useColumns()
  const timeZone = useTimeZone() ?? 'UTC'
  const tableColumns = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        cell: (row: IncomeLine) => amountCell(column, column.text(row)),
      })),
    [columns],
  )
  const caption = t('income:table')
  const folded = !DEDUCTIONS.some((id) => getVisibleColumnIds(tableColumns, view).includes(id))
  const answer = lines && linesAnswer(lines)
  const sums = (cells: RecordSums) =>
    Object.fromEntries(
      columns.flatMap((column) => {
        const sum = cells[column.id]
        return sum === undefined ? [] : [[column.id, amountCell(column, sum)]]
      }),
    )
  const totals = answer?.totals
  const many = (answer?.pages ?? 0) > 1
  return (
    <DataTable<IncomeLine>
      caption={`${caption}, ${periodName(period)}`}
      columns={tableColumns}
      rows={answer?.rows ?? []}
      rowKey={({ sourceId }) => String(sourceId)}
      loading={!answer}
      busy={busy}
      page={page}
      view={view}
      onViewChange={setView}
      onOpen={onOpen && (({ sourceId }) => onOpen(sourceId))}
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
        <div className={styles.tools}>
          <Button
            variant="ghost"
            size="sm"
            startIcon={folded ? ChevronRight : ChevronDown}
            aria-expanded={!folded}
            onClick={() => setView(withDeductions(columns, view, folded))}
          >
            {t('income:deductions')}
          </Button>
          <ExportMenu<IncomeLine>
            caption={caption}
            columns={columns}
            onPaper={getVisibleColumnIds(tableColumns, view)}
            fetchPage={async (page, signal, asOf) =>
              linesAnswer(
                await getIncomeLines(
                  { period: period.from, ...filePage(page, MAX_ROWS, asOf) },
                  signal,
                ),
              )
            }
            fileName={`my-income_${period.from}_${period.to}`}
            timeZone={timeZone}
            days={periodName(period)}
            facts={[`${t('income:statusLabel')}: ${t(`income:status.${period.status}`)}`]}
            disabled={!answer || answer.count === 0}
          />
        </div>
      }
      totals={
        totals && [
          ...(many ? [{ label: t('records:total.page'), cells: sums(totals.page) }] : []),
          { label: t(many ? 'records:total.all' : 'records:total.one'), cells: sums(totals.all) },
        ]
      }
      empty={<EmptyState icon={HandCoins} message={t('income:empty')} />}
    />
  )
}
