import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../base/cx.ts'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import styles from './scroll-area.module.css'

/** Requires a name: `aria-label`, or `aria-labelledby` for a visible heading. */
export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> & {
  /** One element, a table for instance. */
  children: ReactElement
}

const GROUP = { role: 'group' } as const

/** A box whose content scrolls sideways if it is too wide; it is a Tab stop only while it scrolls. */
export const ScrollArea = ({ className, children, ...rest }: ScrollAreaProps) => (
  <div {...rest} {...GROUP} ref={keyboardScrollable} className={cx(styles.area, className)}>
    {children}
  </div>
)
