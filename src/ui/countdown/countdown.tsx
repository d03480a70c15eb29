import { Clock } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { formatElapsed } from '#lib/clock.ts'
import { cx } from '../base/cx.ts'
import { minutesAndSeconds, useSecondsLeft } from '../base/use-seconds-left.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './countdown.module.css'

export type Milestone = {
  /** Said when no more than this is left. */
  seconds: number
  text: string
}

export type CountdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * Epoch ms by the clock of this device: `toDeviceTime(deadline)` of `api/server-time` for a moment that
   * the server names.
   */
  until: number
  /** The name of the countdown: "Time left to pay". */
  label: string
  /** Shown instead of the time when it is over. */
  overLabel: string
  /** The points that a screen reader announces; nothing else is announced. */
  milestones?: readonly Milestone[] | undefined
  /** From this many seconds on it looks urgent. */
  urgentSeconds?: number | undefined
  /** Called once when it is over, also when it already is. */
  onOver?: (() => void) | undefined
}

const HOUR = 3600

const textOf = (seconds: number) =>
  seconds < HOUR ? minutesAndSeconds(seconds) : formatElapsed(seconds * 1000)

/** The last milestone that has been passed. */
const passed = (milestones: readonly Milestone[], left: number) =>
  milestones.filter(({ seconds }) => left <= seconds).sort((a, b) => a.seconds - b.seconds)[0]

/** The time left until a moment, as m:ss; quiet for screen readers but for its milestones. */
export const Countdown = ({
  until,
  label,
  overLabel,
  milestones = [],
  urgentSeconds = 60,
  onOver,
  className,
  ...rest
}: CountdownProps) => {
  const left = useSecondsLeft(until)
  const over = left === 0
  const end = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (over) end()
  }, [over])
  // Milestones that had passed before the first render are not announced.
  const first = useRef(passed(milestones, left)?.seconds)
  const now = passed(milestones, left)
  const running = left <= urgentSeconds ? 'urgent' : 'calm'
  const tone = over ? 'over' : running
  return (
    <div {...rest} className={cx(styles.root, className)} data-tone={tone}>
      <Icon of={Clock} size="sm" />
      <span className={styles.label}>{label}</span>
      <span className={styles.time} role="timer" aria-label={label}>
        {over ? overLabel : <bdi>{textOf(left)}</bdi>}
      </span>
      <span className="visually-hidden" role="status">
        {now && now.seconds !== first.current && !over ? now.text : null}
        {over ? overLabel : null}
      </span>
    </div>
  )
}
