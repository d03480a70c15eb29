import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  icon: LucideIcon
  title: string
  text: string
  error?: string | null
  children: ReactNode
}

/** Shown in the stage while the game itself is in another window. */
export function Notice({ icon, title, text, error, children }: NoticeProps) {
  return (
    <div className={styles.stage}>
      <section className={styles.card} aria-labelledby="notice-title">
        <span className={styles.medal}>
          <Icon of={icon} size="2xl" />
        </span>
        <h2 id="notice-title">{title}</h2>
        <p className={styles.text}>{text}</p>
        <div role="alert">{error ? <p className={styles.error}>{error}</p> : null}</div>
        <div className={styles.actions}>{children}</div>
      </section>
    </div>
  )
}
