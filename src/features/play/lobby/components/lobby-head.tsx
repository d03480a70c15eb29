import type { ReactNode } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { scrollToFooter } from '#patterns/display/scroll-to-footer.ts'
import { TextButton } from '#ui/link/text-button.tsx'
import styles from './lobby-head.module.css'

type LobbyHeadProps = {
  title: string
  /** The number of games shown; null while loading. */
  count: number | null
  children?: ReactNode
}

/** The page's title, the number of its games, the way past all of them to the footer, and its search. */
export function LobbyHead({ title, count, children }: LobbyHeadProps) {
  const { t } = useTranslation('lobby')
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {count === null ? null : t('count', { count, total: formatCount(count) })}
        </p>
        <TextButton onClick={scrollToFooter}>{t('foot')}</TextButton>
      </div>
      {children}
    </div>
  )
}
