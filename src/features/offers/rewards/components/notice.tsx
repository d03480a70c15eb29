import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  icon: LucideIcon
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** An unobtrusive remark next to the content. */
export const Notice = ({ icon, label, children }: NoticeProps) => (
  <aside
    aria-label={label}
    {...cardLook({ direction: 'row', align: 'start', className: styles.notice })}
  >
    <Icon of={icon} size="lg" />
    <p>{children}</p>
  </aside>
)
