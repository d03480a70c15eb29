import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from './print-sheet.module.css'
import type { PrintedCell, Printout } from './printout.ts'

type PrintSheetProps = {
  caption: string
  printout: Printout
  onDone: () => void
}

/** With more columns the paper is in landscape. */
const UPRIGHT_COLUMNS = 6

/** The records for print, in place of the page. Opens the browser's print dialog, which also saves as PDF. */
export default function PrintSheet({ caption, printout, onDone }: PrintSheetProps) {
  const { t } = useTranslation('common')
  const { head, rows, sum, notes, made } = printout
  const done = useRef(onDone)
  useEffect(() => {
    const finish = () => done.current()
    window.addEventListener('afterprint', finish)
    window.print()
    return () => window.removeEventListener('afterprint', finish)
  }, [])
  return createPortal(
    <div
      className={styles.sheet}
      data-theme="daylight"
      data-wide={head.length > UPRIGHT_COLUMNS || undefined}
    >
      <header className={styles.head}>
        <p className={styles.brand}>{t('brand')}</p>
        <p>{made}</p>
      </header>
      <h1 className={styles.title}>{caption}</h1>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {head.map(({ id, align, text }) => (
              <th key={id} scope="col" data-align={align}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <Cells cells={cells} />
            </tr>
          ))}
          {sum ? (
            <tr className={styles.sum}>
              <Cells cells={sum} />
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}

const Cells = ({ cells }: { cells: readonly PrintedCell[] }) =>
  cells.map(({ id, align, text }) => (
    <td key={id} data-align={align}>
      {text}
    </td>
  ))
