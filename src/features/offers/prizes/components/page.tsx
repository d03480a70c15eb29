import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import styles from './page.module.css'

interface PageProps {
  of: 'wheel' | 'redEnvelope' | 'raffle'
  children: ReactNode
}

/** The head that all three pages share, and what is below it. */
export function Page({ of, children }: PageProps) {
  const { t } = useTranslation('prizes')
  return (
    <section className={styles.page} aria-labelledby="prizes-title">
      <div className={styles.head}>
        <h1 id="prizes-title">{t(`page.${of}.title`)}</h1>
        <p className={styles.intro}>{t(`page.${of}.intro`)}</p>
      </div>
      {children}
    </section>
  )
}

/** Two columns where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={styles.columns}>{children}</div>
)

/** One below the other, within a column. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
)

/** The geometry of what will stand there. */
export function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.columns} aria-busy="true" role="status" aria-label={t('state.loading')}>
      <div className={styles.bone}>
        <Skeleton shape="live" />
        <Skeleton lines={3} />
      </div>
      <div className={styles.bone}>
        <Skeleton lines={8} />
      </div>
    </div>
  )
}
