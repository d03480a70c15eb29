import { type ComponentProps, useId } from 'react'
import { cx } from '../base/cx.ts'
import styles from './progress-bar.module.css'

export const progressTones = ['brand', 'success', 'warning', 'danger', 'info'] as const

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** 0 to `max`; without it the bar only says that work goes on. */
  value?: number | undefined
  max?: number | undefined
  /** The value as text, such as "320 of 1,000"; shown after the label. */
  valueText?: string | undefined
  tone?: (typeof progressTones)[number] | undefined
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined
}

const share = (value: number, max: number) =>
  max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100))

/** A determinate or indeterminate progress bar. */
export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  hideLabel,
  className,
  ...rest
}: ProgressBarProps) => {
  const labelId = useId()
  const percent = value === undefined ? undefined : share(value, max)
  return (
    <div {...rest} className={cx(styles.root, className)} data-tone={tone}>
      <div className={hideLabel ? 'visually-hidden' : styles.words}>
        <span id={labelId}>{label}</span>
        {valueText === undefined ? null : <bdi className={styles.value}>{valueText}</bdi>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        data-busy={percent === undefined}
      >
        <div
          className={styles.bar}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  )
}
