import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import bar from '../progress-bar/progress-bar.module.css'
import { progressTones } from '../progress-bar/progress-bar.tsx'
import styles from './meter.module.css'

export const meterTones = progressTones

export type MeterProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** 0 to `max`, for the length of the bar; `valueText` has the amounts. */
  value: number
  max: number
  /** Value and maximum as people read them: "৳320.00 of ৳1,000.00". */
  valueText: string
  /** A line below, such as what is left. */
  note?: string | undefined
  tone?: (typeof meterTones)[number] | undefined
}

const share = (value: number, max: number) => (max <= 0 ? 0 : Math.min(1, Math.max(0, value / max)))

/** A meter of progress or usage: turnover, a limit, a day's count. */
export const Meter = ({
  label,
  value,
  max,
  valueText,
  note,
  tone = 'brand',
  className,
  ...rest
}: MeterProps) => {
  const id = useId()
  return (
    <div {...rest} className={cx(bar.root, className)} data-tone={tone}>
      <div className={cx(bar.words, styles.words)}>
        <span id={`${id}-label`}>{label}</span>
        <bdi className={cx(bar.value, styles.value)}>{valueText}</bdi>
      </div>
      {/* The element itself cannot be drawn alike in every browser. */}
      <meter
        className="visually-hidden"
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-valuetext={valueText}
        min={0}
        max={Math.max(0, max)}
        value={Math.min(Math.max(0, value), Math.max(0, max))}
      />
      <div className={bar.track} aria-hidden="true">
        <div className={bar.bar} style={{ inlineSize: `${share(value, max) * 100}%` }} />
      </div>
      {note === undefined ? null : (
        <p className={styles.note} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
