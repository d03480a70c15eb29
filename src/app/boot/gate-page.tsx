import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PopupHost } from '../routing/popup-host.tsx'
import { SaferStrip } from '../shells/safer-strip.tsx'
import styles from './gate-page.module.css'

interface GatePageProps {
  icon: LucideIcon
  title: string
  text: string
  note?: ReactNode
  trace?: string | null
  /** Set when the configuration, which names the helplines, is loaded. */
  helplines?: boolean
  children: ReactNode
}

/** A full-screen gate: what happened, what to do, whom to contact, and help with gambling. */
export function GatePage({
  icon,
  title,
  text,
  note,
  trace,
  helplines = true,
  children,
}: GatePageProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  useFocusHandOver(ref)
  return (
    <>
      <main ref={ref} className={styles.page}>
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
      {helplines ? (
        <>
          <SaferStrip brief />
          <Suspense fallback={null}>
            <PopupHost only="limits" />
          </Suspense>
        </>
      ) : null}
    </>
  )
}
