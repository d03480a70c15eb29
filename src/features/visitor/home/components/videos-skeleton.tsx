import { useTranslation } from '#i18n/use-translation.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Section } from './section.tsx'
import styles from './videos.module.css'

/** The videos while they are loading. */
export function VideosSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('videos.title')} className={styles.section} quiet>
      <div className={styles.skeleton}>
        <Skeleton className={styles.slideSkeleton} shape="block" />
      </div>
    </Section>
  )
}
