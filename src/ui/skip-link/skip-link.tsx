import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './skip-link.module.css'

export type SkipLinkProps = ComponentProps<'a'> & {
  /** Such as `#main`; the target needs tabIndex -1. */
  href: `#${string}`
}

/** The first tab stop: skips header and menu. Visible only on focus. */
export const SkipLink = ({ className, children, ...rest }: SkipLinkProps) => (
  <a {...rest} className={cx(styles.root, className)}>
    {children}
  </a>
)
