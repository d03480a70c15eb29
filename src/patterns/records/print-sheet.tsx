import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './print-sheet.module.css'
import type { Printout } from './printout.ts'

type PrintSheetProps = {
  caption: string
  printout: Printout
  onDone: () => void
}

/** The records on paper, in place of the page; opens the browser's print, which also saves as PDF. */
export default function PrintSheet({ caption, printout, onDone }: PrintSheetProps) {
  const { head, rows, sum, notes } = printout
  const done = useRef(onDone)
  useEffect(() => {
    const finish = () => done.current()
    window.addEventListener('afterprint', finish)
    window.print()
    return () => window.removeEventListener('afterprint', finish)
  }, [])
  return createPortal(
    <div className={styles.sheet} data-theme="daylight">
      <table className={styles.table}>
        <caption>{caption}</caption>
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
              {cells.map(({ id, align, text }) => (
                <td key={id} data-align={align}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
          {sum ? (
            <tr className={styles.sum}>
              {sum.map(({ id, align, text }) => (
                <td key={id} data-align={align}>
                  {text}
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>,
    document.body,
  )
}
