import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './badge.module.css'

export const badgeVariants = [
  'neutral',
  'live',
  'hot',
  'new',
  'jackpot',
  'brand',
  'success',
  'warning',
  'danger',
  'info',
] as const

export type BadgeProps = ComponentProps<'span'> & {
  /** `live`, `hot`, `new` and `jackpot` are filled, for use on pictures; the others are tinted. */
  variant?: (typeof badgeVariants)[number] | undefined
  /** A number instead of text; above `max` it reads `max+`, at 0 nothing is drawn. */
  count?: number | undefined
  max?: number | undefined
  /** The accessible text, for instance "3 unread messages". */
  countLabel?: string | undefined
  /** A dot before the text. */
  dot?: boolean | undefined
}

/** A short state, or a count. */
export const Badge = ({
  variant = 'neutral',
  count,
  max = 99,
  countLabel,
  dot,
  className,
  children,
  ...rest
}: BadgeProps) => {
  if (count !== undefined && count <= 0) return null
  const figure = count !== undefined && count > max ? `${max}+` : count
  return (
    <span
      {...rest}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-count={count !== undefined}
    >
      {dot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {count === undefined ? (
        children
      ) : (
        <span aria-hidden={countLabel ? true : undefined}>{figure}</span>
      )}
      {countLabel === undefined ? null : <span className="visually-hidden">{countLabel}</span>}
    </span>
  )
}
