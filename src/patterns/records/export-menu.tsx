import { Download, FileSpreadsheet, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import { useOnline } from '../use-online.ts'
import { type Printout, printoutOf } from './printout.ts'
import {
  type RecordColumn,
  type RecordFile,
  type RecordsAnswer,
  recordLines,
} from './record-column.ts'
import styles from './records.module.css'
import { type AllRecords, EXPORT_ROWS, useExport } from './use-export.ts'

const PrintSheet = lazy(() => import('./print-sheet.tsx'))

export type ExportMenuProps<Row> = {
  caption: string
  columns: readonly RecordColumn<Row>[]
  fetchPage: (page: number, signal: AbortSignal) => Promise<RecordsAnswer<Row>>
  /** Without its ending. */
  fileName: string
  /** Of which days, in whose time. */
  days: string
  disabled: boolean
}

/** Lets the browser save a text as a file. */
function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** F-18: all records of the days as CSV, or to print and save as PDF; the figures are those on screen. */
export function ExportMenu<Row>(props: ExportMenuProps<Row>) {
  const { caption, columns, fetchPage, fileName, days, disabled } = props
  const { t } = useTranslation(['records', 'common'])
  const online = useOnline()
  const { state, start, cancel } = useExport(fetchPage)
  const [printed, setPrinted] = useState<Printout | null>(null)

  const fileOf = ({ rows, totals, count }: AllRecords<Row>): RecordFile<Row> => {
    const short = { rows: formatCount(rows.length), count: formatCount(count) }
    const notes = [`${caption}, ${days}`]
    if (count > rows.length) notes.push(t('export.cut', short))
    return { columns, rows, totals, totalsLabel: t('total.all'), notes }
  }
  const asCsv = () =>
    start(async (all) => {
      const { toCsv } = await import('../../lib/csv.ts')
      save(toCsv(recordLines(fileOf(all))), `${fileName}.csv`)
    })
  const asPrint = () => start((all) => setPrinted(printoutOf(fileOf(all))))

  if (state.step === 'fetching')
    return (
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
    )
  return (
    <div className={styles.export}>
      {state.step === 'failed' ? (
        <p className={styles.failed} role="alert">
          {t('export.failed')}{' '}
          <Button size="sm" variant="ghost" onClick={state.again}>
            {t('common:action.retry')}
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
          disabled={disabled || !online}
          note={t('export.csvNote', { rows: formatCount(EXPORT_ROWS) })}
          onSelect={() => void asCsv()}
        >
          {t('export.csv')}
        </MenuItem>
        <MenuItem icon={Printer} disabled={disabled || !online} onSelect={() => void asPrint()}>
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
