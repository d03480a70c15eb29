import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

export const emptyStateSizes = ['row', 'page'] as const

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  icon: LucideIcon
  /** One sentence: what is not here, and what would bring it. */
  message: string
  /** Only on a page of its own. */
  title?: string | undefined
  /** One action, a Button or a link with its look. */
  action?: ReactNode
  size?: (typeof emptyStateSizes)[number] | undefined
}

/** Nothing here yet, and that is no mistake. */
export const EmptyState = ({
  icon,
  title,
  message,
  action,
  size = 'row',
  className,
  ...rest
}: EmptyStateProps) => (
  <div {...rest} className={cx(styles.root, className)} data-size={size}>
    <span className={styles.picture}>
      <Icon of={icon} size={size === 'page' ? '2xl' : 'xl'} />
    </span>
    <div className={styles.words}>
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      <p className={styles.message}>{message}</p>
    </div>
    {action}
  </div>
)
