import { Check, Circle, CircleAlert, Clock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './timeline.module.css'

const timelineStates = ['done', 'current', 'todo', 'failed'] as const

export type TimelineEntry = {
  id: string
  title: string
  state: (typeof timelineStates)[number]
  /** The time of the entry: formatted, and as `dateTime` for the element. */
  time?: { text: string; dateTime: string } | undefined
  /** The reason, or what to do now. */
  text?: ReactNode
  /** The expected time, such as "usually within 25 minutes". */
  expected?: string | undefined
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  label: string
  entries: readonly TimelineEntry[]
  /** The names of states for screen readers; for others the icon shows them. */
  stateLabels: Readonly<Record<(typeof timelineStates)[number], string>>
}

const ICON = { done: Check, current: Clock, todo: Circle, failed: CircleAlert } as const

/** Past, current and next events, from top to bottom. */
export const Timeline = ({ label, entries, stateLabels, className, ...rest }: TimelineProps) => (
  <ol {...rest} className={cx(styles.root, className)} aria-label={label}>
    {entries.map(({ id, title, state, time, text, expected }) => (
      <li
        className={styles.entry}
        key={id}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.mark} aria-hidden="true">
          <Icon of={ICON[state]} size="xs" />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>
            {title}
            <span className="visually-hidden"> ({stateLabels[state]})</span>
          </p>
          {time ? (
            <time className={styles.time} dateTime={time.dateTime}>
              {time.text}
            </time>
          ) : null}
          {expected === undefined ? null : <p className={styles.time}>{expected}</p>}
          {text === undefined || text === null ? null : <div className={styles.text}>{text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
