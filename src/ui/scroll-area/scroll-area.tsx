import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../base/cx.ts'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import styles from './scroll-area.module.css'

/** With a name: `aria-label`, or `aria-labelledby` where it stands above. */
export type ScrollAreaProps = Omit<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex'> & {
  /** One element, a table for instance. */
  children: ReactElement
}

const GROUP = { role: 'group' } as const

/** What may be wider than its place scrolls sideways in itself, and is a Tab stop only while it does. */
export const ScrollArea = ({ className, children, ...rest }: ScrollAreaProps) => (
  <div {...rest} {...GROUP} ref={keyboardScrollable} className={cx(styles.area, className)}>
    {children}
  </div>
)
