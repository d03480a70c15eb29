import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './slip-notice.module.css'

interface SlipNoticeProps {
  icon?: LucideIcon
  title?: string
  children: ReactNode
}

/** The problem that keeps a slip from being bet; announced when it appears. */
export function SlipNotice({ icon, title, children }: SlipNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      {icon && title ? (
        <p className={styles.title}>
          <Icon of={icon} size="md" />
          {title}
        </p>
      ) : null}
      {children}
    </div>
  )
}
