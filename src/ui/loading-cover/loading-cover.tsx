import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './loading-cover.module.css'

export const loadingCoverScopes = ['screen', 'parent'] as const

export type LoadingCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** `screen` covers everything, `parent` the nearest positioned ancestor. */
  scope?: (typeof loadingCoverScopes)[number] | undefined
  /** Nothing shows through: the first load of a screen. */
  solid?: boolean | undefined
}

/** Holds still what lies beneath while something that cannot be skipped is under way. */
export const LoadingCover = ({
  label,
  scope = 'screen',
  solid = false,
  className,
  ...rest
}: LoadingCoverProps) => (
  <div
    {...rest}
    className={cx(styles.root, className)}
    role="status"
    data-scope={scope}
    data-solid={solid}
  >
    <div className={styles.plate}>
      <Spinner className={styles.spinner} size="lg" />
      <span className={styles.label}>{label}</span>
    </div>
  </div>
)
