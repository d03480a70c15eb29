import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './skip-link.module.css'

export type SkipLinkProps = ComponentProps<'a'> & {
  /** Address of the main region, such as `#main`; the region carries tabIndex -1. */
  href: `#${string}`
}

/** The first stop of the keyboard: past header and menu. Seen only while it has the focus. */
export const SkipLink = ({ className, children, ...rest }: SkipLinkProps) => (
  <a {...rest} className={cx(styles.root, className)}>
    {children}
  </a>
)
