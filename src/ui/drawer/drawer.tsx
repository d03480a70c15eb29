import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import modal from '../dialog/modal.module.css'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './drawer.module.css'

export type DrawerProps = {
  title: string
  closeLabel: string
  children: ReactNode
  /** Stays in view at the bottom. */
  footer?: ReactNode
  side?: 'start' | 'end'
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A panel from the inline start or end: menus and filters on small screens. Also closes by a click outside. */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, children, footer, side = 'start', trigger } = props
  const { open, defaultOpen, onOpenChange } = props
  const focus = useFocusReturn(open === true)
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger ? (
        <Radix.Trigger ref={focus.trigger} asChild>
          {trigger}
        </Radix.Trigger>
      ) : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(modal.scrim, modal.exits)} />
        <Radix.Content
          className={cx(modal.panel, modal.exits, styles.panel)}
          data-side={side}
          aria-describedby={undefined}
          onCloseAutoFocus={focus.restore}
        >
          <div className={styles.header}>
            <Radix.Title className={cx(modal.title, styles.title)}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} of={X} />
            </Radix.Close>
          </div>
          <div ref={keyboardScrollable} className={styles.body}>
            <div>{children}</div>
          </div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
