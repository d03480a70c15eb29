import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './state-panel.module.css'

const statePanelSizes = ['row', 'page'] as const
const statePanelTones = ['neutral', 'danger'] as const

export type StatePanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  icon: LucideIcon
  message: string
  /** Only for an error that fills the page. */
  title?: string | undefined
  tone?: (typeof statePanelTones)[number] | undefined
  size?: (typeof statePanelSizes)[number] | undefined
  /** Puts title and message in a live region. */
  announced?: boolean | undefined
}

/** Icon, message and actions in place of content: the frame of EmptyState and ErrorState. */
export const StatePanel = ({
  icon,
  message,
  title,
  tone = 'neutral',
  size = 'row',
  announced = false,
  className,
  children,
  ...rest
}: StatePanelProps) => (
  <div {...rest} className={cx(styles.root, className)} data-size={size} data-tone={tone}>
    <span className={styles.picture}>
      <Icon of={icon} size={size === 'page' ? '2xl' : 'xl'} />
    </span>
    <div className={styles.text} role={announced ? 'status' : undefined}>
      {title === undefined ? null : <h2>{title}</h2>}
      <p className={styles.message}>{message}</p>
    </div>
    {children}
  </div>
)
