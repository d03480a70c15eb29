import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './security-row.module.css'

interface SecurityRowProps {
  icon: LucideIcon
  name: string
  /** The current value, such as the masked number. */
  state: ReactNode
  /** Whether it protects the account; null for entries that do not protect it. */
  mark: { readonly good: boolean; readonly label: string } | null
  children?: ReactNode
}

/** One part of the account's security: its name, its state, and the possible actions. */
export const SecurityRow = ({ icon, name, state, mark, children }: SecurityRowProps) => (
  <li className={styles.row}>
    <span className={styles.icon} data-good={mark?.good ?? false}>
      <Icon of={icon} size="md" />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>
        {name}
        {mark === null ? null : (
          <Badge variant={mark.good ? 'success' : 'warning'}>{mark.label}</Badge>
        )}
      </h3>
      <p className={styles.state}>
        <bdi>{state}</bdi>
      </p>
    </div>
    <div className={styles.actions}>{children}</div>
  </li>
)
