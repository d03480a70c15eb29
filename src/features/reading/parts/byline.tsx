import type { ArticleCard } from '../../../api/reading.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './byline.module.css'

/** When an article appeared, and how long it takes. */
export function Byline({ article }: { article: ArticleCard }) {
  const { t } = useTranslation('reading')
  const { publishedAt, minutes } = article
  return (
    <p className={styles.line}>
      <time dateTime={new Date(publishedAt).toISOString()}>{formatDateTime(publishedAt)}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}
