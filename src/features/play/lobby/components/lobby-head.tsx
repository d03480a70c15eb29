import type { ReactNode } from 'react'
import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import styles from './lobby-head.module.css'

type HeadProps = {
  title: string
  /** How many games are shown; null while they are on their way. */
  count: number | null
  children?: ReactNode
}

/** The page's name, how much it holds, and its search. */
export function Head({ title, count, children }: HeadProps) {
  const { t } = useTranslation('lobby')
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {count === null ? null : t('count', { count, total: formatCount(count) })}
        </p>
      </div>
      {children}
    </div>
  )
}
