import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './gate-page.module.css'

interface GatePageProps {
  icon: LucideIcon
  title: string
  text: string
  note?: ReactNode
  trace?: string | null
  children: ReactNode
}

/** A full-screen gate: what happened, what to do, and a contact. */
export function GatePage({ icon, title, text, note, trace, children }: GatePageProps) {
  const { t } = useTranslation()
  return (
    <main className={styles.page}>
      <span className={styles.logo} role="img" aria-label={t('brand')} />
      <section className={styles.card} aria-labelledby="gate-title">
        <span className={styles.medal}>
          <Icon of={icon} size="2xl" />
        </span>
        <h1 id="gate-title">{title}</h1>
        <p className={styles.text}>{text}</p>
        {note ? <p className={styles.note}>{note}</p> : null}
        <div className={styles.actions}>{children}</div>
        {trace ? (
          <p className={styles.trace}>
            {t('state.trace')}: <bdi>{trace}</bdi>
          </p>
        ) : null}
      </section>
    </main>
  )
}
