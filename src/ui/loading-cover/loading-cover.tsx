import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './loading-cover.module.css'

export const loadingCoverScopes = ['screen', 'parent'] as const

export type LoadingCoverProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** `screen` covers everything, `parent` the nearest positioned ancestor. */
  scope?: (typeof loadingCoverScopes)[number] | undefined
  /** Opaque, for the first load of a screen. */
  solid?: boolean | undefined
}

/** Covers the content during an action that cannot be skipped. */
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
    <div className={styles.panel}>
      <Spinner className={styles.spinner} size="lg" />
      <span className={styles.label}>{label}</span>
    </div>
  </div>
)
