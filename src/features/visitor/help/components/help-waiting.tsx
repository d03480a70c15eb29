import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { useAnchor } from '../hooks/use-anchor.ts'
import book from './help-book.module.css'
import styles from './help-waiting.module.css'
import reader from './reader.module.css'

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The help before it has come, with its final geometry. */
export function HelpWaiting() {
  const { t } = useTranslation('common')
  const wide = useMedia('(width >= 768px)')
  const reads = useAnchor().anchor !== ''
  return (
    <div className={book.book} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('state.loading')}
      </p>
      {wide || !reads ? (
        <div className={book.aside}>
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
      {wide || reads ? (
        <div className={reader.reader}>
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
