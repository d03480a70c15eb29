import type { ArticleCard } from '#api/content/articles.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { dateFormat } from '#lib/date-format.ts'
import styles from './byline.module.css'

/** The publication date of an article and its reading time. */
export function Byline({ article }: { article: ArticleCard }) {
  const { t } = useTranslation('reading')
  const { tag } = useLanguage()
  const { publishedAt, minutes } = article
  const date = dateFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: 'long' })
  return (
    <p className={styles.line}>
      <time dateTime={new Date(publishedAt).toISOString()}>{date.format(publishedAt)}</time>
      <span>{t('minutes', { count: minutes })}</span>
    </p>
  )
}
