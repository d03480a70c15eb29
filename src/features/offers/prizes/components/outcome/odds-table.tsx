import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { cx } from '#ui/base/cx.ts'
import { ScrollArea } from '#ui/scroll-area/scroll-area.tsx'
import { formatOdds, plainPercent, sumOfChances } from '../../model.ts'
import styles from './odds-table.module.css'

interface OddsTableProps {
  caption: string
  /** For screen readers only, where a heading above shows it already. */
  captionHidden?: boolean
  /** The header of the first column. */
  of: 'prize' | 'amount'
  rows: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly chance: string
    readonly kind?: string
  }[]
}

/** Every chance as a plain number, and their total. */
export function OddsTable({ caption, captionHidden = false, of, rows }: OddsTableProps) {
  const { t } = useTranslation('prizes')
  const total = plainPercent(sumOfChances(rows.map(({ chance }) => chance)))
  const captionId = useId()
  return (
    <div>
      <p id={captionId} className={captionHidden ? 'visually-hidden' : styles.caption}>
        {caption}
      </p>
      <ScrollArea aria-labelledby={captionId}>
        <table className={styles.table} aria-labelledby={captionId}>
          <thead className={styles.head}>
            <tr>
              <th scope="col" className={styles.name}>
                {t(`odds.${of}`)}
              </th>
              <th scope="col" className={styles.cell}>
                {t('odds.chance')}
              </th>
              <th scope="col" className={styles.cell}>
                {t('odds.average')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, chance, kind }) => (
              <tr key={id}>
                <th scope="row" className={styles.name} data-kind={kind}>
                  <bdi>{name}</bdi>
                </th>
                <td className={styles.cell}>{t('percent', { value: plainPercent(chance) })}</td>
                <td className={cx(styles.cell, styles.soft)}>
                  {t('oneIn', { value: formatOdds(chance) ?? '—' })}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={cx(styles.name, styles.sum)}>
                {t('odds.total')}
              </th>
              <td className={cx(styles.cell, styles.sum)}>{t('percent', { value: total })}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
    </div>
  )
}
