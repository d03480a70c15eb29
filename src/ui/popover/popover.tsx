import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { pageDir } from '../base/page-dir.ts'
import styles from './popover.module.css'

export type PopoverProps = {
  /** One button element; it gets the focus back. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Open on mount, for MenuOnDemand. */
  defaultOpen?: boolean
}

/** A panel below its button for details and links; Esc and a press outside close it, the page stays usable. */
export function Popover({ trigger, label, children, align = 'end', defaultOpen }: PopoverProps) {
  return (
    <Radix.Root {...(defaultOpen === undefined ? {} : { defaultOpen })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          dir={pageDir()}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
