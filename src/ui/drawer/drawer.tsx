import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import { useHistoryLayer, WithinOverlay } from '../base/history-layer.tsx'
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
  /** The address says that it is open, so that Back closes it anyway. */
  inAddress?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A panel from the inline start or end: menus and filters on small screens. Also closes by a click outside. */
export function Drawer(props: DrawerProps) {
  const { title, closeLabel, children, footer, side = 'start', trigger } = props
  const { open, defaultOpen = false, onOpenChange, inAddress } = props
  const [uncontrolled, setUncontrolled] = useState(defaultOpen)
  const visible = open ?? uncontrolled
  const focus = useFocusReturn(visible)
  const change = (next: boolean) => {
    setUncontrolled(next)
    onOpenChange?.(next)
  }
  useHistoryLayer(visible, () => change(false), inAddress)
  return (
    <Radix.Root open={visible} onOpenChange={change}>
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
            <div>
              <WithinOverlay>{children}</WithinOverlay>
            </div>
          </div>
          {footer ? <footer className={styles.footer}>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
