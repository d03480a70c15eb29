import { ArrowDown, ArrowUp, ChevronRight, type LucideIcon, Minus } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { cardLinkLook, cardLook } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './stat-card.module.css'

const statSizes = ['sm', 'md', 'lg'] as const
const statTrends = ['up', 'down', 'level'] as const

export type StatCardProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** Formatted, with its sign if it has one. */
  value: string
  icon?: LucideIcon | undefined
  /** A change or a gain and loss: arrow, sign (in `text`) and colour together. */
  delta?:
    | { text: string; trend: (typeof statTrends)[number]; tone?: 'success' | 'danger' | 'neutral' }
    | undefined
  /** The meaning of the number, or since when it counts. */
  note?: ReactNode
  /** `lg` for the figures of a page that count most, `sm` where there are many. */
  size?: (typeof statSizes)[number]
  /** Renders the label as a link (a router link) to what the figure is made of; the whole card is pressed. */
  link?: ((label: string, look: { className: string }) => ReactElement) | undefined
}

const ARROW = { up: ArrowUp, down: ArrowDown, level: Minus } as const

/** One figure with its name, how it changed and what it means. */
export const StatCard = ({
  label,
  value,
  icon,
  delta,
  note,
  size = 'md',
  link,
  className,
  ...rest
}: StatCardProps) => (
  <div
    {...rest}
    {...cardLook({
      gap: '1',
      padding: size === 'sm' ? 'sm' : 'md',
      interactive: link !== undefined,
      className: cx(styles.root, className),
    })}
    data-size={size}
  >
    <p className={styles.label}>
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span>{link ? link(label, cardLinkLook()) : label}</span>
      {link ? <Icon of={ChevronRight} size="sm" directional className={styles.onward} /> : null}
    </p>
    <div className={styles.figure}>
      <p className={styles.value}>
        <bdi>{value}</bdi>
      </p>
      {delta ? (
        <p className={styles.delta} data-tone={delta.tone ?? 'neutral'}>
          <Icon of={ARROW[delta.trend]} size="sm" />
          <bdi>{delta.text}</bdi>
        </p>
      ) : null}
    </div>
    {note === undefined ? null : <div className={styles.note}>{note}</div>}
  </div>
)
