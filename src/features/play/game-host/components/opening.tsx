import { useTranslation } from '#i18n/use-translation.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import styles from './running.module.css'

/** The game is on its way. */
export function Opening() {
  const { t } = useTranslation('play')
  return (
    <div className={styles.opening} role="status">
      <Spinner size="lg" />
      <p>{t('opening')}</p>
    </div>
  )
}
