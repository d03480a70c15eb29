import { Download, FileSpreadsheet, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { formatCount, formatDateTime } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { useOnline } from '../use-online.ts'
import { type Printout, toPrintout } from './printout.ts'
import { firstLines, footLines, type RecordColumn, rowLines } from './record-column.ts'
import { zoneLabel } from './record-days.tsx'
import styles from './records.module.css'
import {
  collect,
  type ExportDraft,
  type FetchPage,
  FILE_ROWS,
  newDraft,
  PRINT_ROWS,
  useExport,
} from './use-export.ts'

const PrintSheet = lazy(() => import('./print-sheet.tsx'))

export type ExportMenuProps<Row> = {
  caption: string
  columns: readonly RecordColumn<Row>[]
  /** Ids of the columns in print; a file has all of them. */
  onPaper?: readonly string[]
  fetchPage: FetchPage<Row>
  /** Without the file extension. */
  fileName: string
  /** The range of days, in this time zone. */
  days: string
  timeZone: string
  /** The active filters as text: "State: Won". */
  facts?: readonly string[]
  disabled: boolean
}

/** Lets the browser save texts as one file. */
function save(texts: string[], name: string) {
  const url = URL.createObjectURL(new Blob(texts, { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Exports all records of the days as CSV, or prints them, also to PDF. The figures are those on screen. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { caption, columns, fetchPage, fileName, days, timeZone, disabled } = props
  const { onPaper, facts = [] } = props
  const { t } = useTranslation(['records', 'common'])
  const { tag } = useLanguage()
  const online = useOnline()
  const { state, start, cancel } = useExport()
  const [printed, setPrinted] = useState<Printout | null>(null)

  const footOf = ({ rows, totals, count }: ExportDraft<unknown>, title = '') => {
    const short = { rows: formatCount(rows), count: formatCount(count) }
    const missing = count > rows ? t('export.cut', short) : null
    const notes = [`${title}${days}, ${zoneLabel(timeZone, tag)}`, ...facts]
    if (missing) notes.push(missing)
    const totalsLabel = missing ? t('export.totalOf', { count: short.count }) : t('total.one')
    return { totals, totalsLabel, notes, missing }
  }
  /** Built page by page, so that only the text of a hundred thousand rows is kept in memory. */
  const asCsv = () => {
    const draft = newDraft<string>()
    return start(
      async (signal, onPage) => {
        const { csvFile, formatCsv } = await import('#lib/csv.ts')
        const keep = (rows: readonly Row[]) => formatCsv(rowLines(columns, rows))
        await collect({ fetchPage, draft, keep, signal, onPage, limit: FILE_ROWS })
        const { missing, ...foot } = footOf(draft, `${caption}, `)
        const head = formatCsv(firstLines(columns, missing))
        const parts = [head, ...draft.parts, formatCsv(footLines({ columns, ...foot }))]
        save(csvFile(parts), missing ? `${fileName}-1-${draft.rows}.csv` : `${fileName}.csv`)
      },
      () => draft.rows,
    )
  }
  const asPrint = () => {
    const draft = newDraft<readonly Row[]>()
    return start(
      async (signal, onPage) => {
        const keep = (rows: readonly Row[]) => rows
        await collect({ fetchPage, draft, keep, signal, onPage, limit: PRINT_ROWS })
        const time = formatDateTime(serverNow(), timeZone)
        const made = t('export.made', { time, zone: zoneLabel(timeZone, tag) })
        const shown = columns.filter(({ id }) => onPaper?.includes(id) ?? true)
        const file = { ...footOf(draft), columns: shown, rows: draft.parts.flat() }
        setPrinted({ ...toPrintout(file), made })
      },
      () => draft.rows,
    )
  }

  const fetching = state.step === 'fetching'
  return (
    <div className={styles.export}>
      {fetching ? (
        <div className={styles.exporting}>
          <ProgressBar
            label={t('export.fetching')}
            value={state.pages > 0 ? state.page : undefined}
            max={Math.max(1, state.pages)}
            valueText={state.pages > 0 ? `${state.page} / ${state.pages}` : undefined}
          />
          <Button size="sm" onClick={cancel}>
            {t('export.stop')}
          </Button>
        </div>
      ) : null}
      {state.step === 'failed' ? (
        <p className={styles.failed} role="alert">
          {state.rows > 0
            ? t('export.midway', { rows: formatCount(state.rows) })
            : t('export.failed')}{' '}
          <Button size="sm" variant="ghost" onClick={state.again}>
            {state.rows > 0 ? t('export.goOn') : t('common:action.retry')}
          </Button>
        </p>
      ) : null}
      <Menu
        label={t('export.label')}
        trigger={
          <Button variant="ghost" size="sm" startIcon={Download}>
            {t('export.label')}
          </Button>
        }
      >
        <MenuItem
          icon={FileSpreadsheet}
          disabled={disabled || fetching || !online}
          note={t('export.csvNote', { rows: formatCount(FILE_ROWS) })}
          onSelect={() => void asCsv()}
        >
          {t('export.csv')}
        </MenuItem>
        <MenuItem
          icon={Printer}
          disabled={disabled || fetching || !online}
          onSelect={() => void asPrint()}
        >
          {t('export.print')}
        </MenuItem>
      </Menu>
      {printed ? (
        <Suspense>
          <PrintSheet caption={caption} printout={printed} onDone={() => setPrinted(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
