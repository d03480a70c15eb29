import { ArrowDown, ArrowUp, type LucideIcon, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { cardLook } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './stat-card.module.css'

export const statTrends = ['up', 'down', 'level'] as const

export type StatCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** Formatted, with its sign if it has one. */
  value: string
  icon?: LucideIcon | undefined
  /** A change or a gain and loss: arrow, sign (in `text`) and colour together. */
  delta?:
    | { text: string; trend: (typeof statTrends)[number]; tone?: 'success' | 'danger' | 'neutral' }
    | undefined
  /** What the number means or since when it counts. */
  note?: ReactNode
}

const ARROW = { up: ArrowUp, down: ArrowDown, level: Minus } as const

/** One figure with its name, how it changed and what it means. */
export const StatCard = ({
  label,
  value,
  icon,
  delta,
  note,
  className,
  ...rest
}: StatCardProps) => (
  <div {...rest} {...cardLook({ gap: '1', className: cx(styles.root, className) })}>
    <p className={styles.label}>
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span>{label}</span>
    </p>
    <p className={styles.value}>
      <bdi>{value}</bdi>
    </p>
    {delta ? (
      <p className={styles.delta} data-tone={delta.tone ?? 'neutral'}>
        <Icon of={ARROW[delta.trend]} size="sm" />
        <bdi>{delta.text}</bdi>
      </p>
    ) : null}
    {note === undefined ? null : <div className={styles.note}>{note}</div>}
  </div>
)
