import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './spinner.module.css'

export const spinnerSizes = ['sm', 'md', 'lg', 'xl'] as const
type SpinnerSize = (typeof spinnerSizes)[number]

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  size?: SpinnerSize | undefined
  /** Announced politely. Leave it out inside an element with aria-busy. */
  label?: string | undefined
}

/** A ring in the colour of the text. Does not turn with reduced motion. */
export const Spinner = ({ size = 'md', label, className, ...rest }: SpinnerProps) => (
  <span
    {...rest}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
    className={cx(styles.root, className)}
    data-size={size}
  >
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <circle className={styles.arc} cx="12" cy="12" r="9.5" pathLength="100" />
    </svg>
    {label === undefined ? null : <span className="visually-hidden">{label}</span>}
  </span>
)
