import { useTranslation } from '#i18n/use-translation.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useAnchor } from '../../hooks/use-anchor.ts'
import article from './help-article.module.css'
import browser from './help-browser.module.css'
import styles from './help-skeleton.module.css'

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The help while it is loading, with its final geometry. */
export function HelpSkeleton() {
  const { t } = useTranslation('common')
  const isWide = useMedia('(width >= 768px)')
  const isArticleOpen = useAnchor().anchor !== ''
  return (
    <div className={browser.browser} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      {isWide || !isArticleOpen ? (
        <div className={browser.aside}>
          <div className={styles.search}>
            <Skeleton className={styles.label} />
            <Skeleton shape="block" />
          </div>
          <div className={styles.sections}>
            {SECTIONS.map((section) => (
              <Skeleton key={section} shape="block" />
            ))}
          </div>
        </div>
      ) : null}
      {isWide || isArticleOpen ? (
        <div className={article.pane}>
          <div className={styles.article}>
            <Skeleton className={styles.title} />
            <Skeleton lines={4} />
            <Skeleton lines={3} />
          </div>
        </div>
      ) : null}
    </div>
  )
}
