import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import { useHistoryLayer, WithinOverlay } from '../base/history-layer.tsx'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'
import modal from './modal.module.css'
import { useDelayedOpen } from './use-delayed-open.ts'
import { useDialogDrag } from './use-dialog-drag.ts'

export type DialogProps = {
  title: string
  /** One sentence below the title, read out when the dialog opens. */
  description?: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view below the scrolling content. */
  footer?: ReactNode
  /** `full` has one size whatever it holds: nearly the window's, and all of it on phones. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** One element that opens the dialog; it gets the focus back. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** False: no close button, and Esc does nothing; only the content can close it. */
  dismissible?: boolean
  /** The address says that it is open, so that Back closes it anyway. */
  inAddress?: boolean
}

type PanelProps = DialogProps & { close: () => void; restoreFocus: (event: Event) => void }

function Panel({
  title,
  description,
  closeLabel,
  children,
  footer,
  size,
  dismissible,
  close,
  restoreFocus,
}: PanelProps) {
  const drag = useDialogDrag(dismissible === false ? null : close)
  return (
    <Radix.Content
      ref={drag.panel}
      className={cx(modal.panel, modal.centered, modal.exits, styles.panel)}
      data-size={size ?? 'md'}
      onCloseAutoFocus={restoreFocus}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => {
        if (dismissible === false) event.preventDefault()
      }}
      {...(description ? {} : { 'aria-describedby': undefined })}
    >
      <div className={styles.header} {...drag.handle}>
        <span className={styles.grabber} aria-hidden="true" />
        <div className={styles.headline}>
          <Radix.Title className={cx(modal.title, styles.title)}>{title}</Radix.Title>
          {description ? (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          ) : null}
        </div>
        {dismissible === false ? null : (
          <Radix.Close asChild>
            <IconButton label={closeLabel} of={X} />
          </Radix.Close>
        )}
      </div>
      <div ref={keyboardScrollable} className={styles.body}>
        <div>
          <WithinOverlay>{children}</WithinOverlay>
        </div>
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </Radix.Content>
  )
}

/**
 * A modal window: traps and restores the focus, locks the page's scroll, closes by its button, Esc or Back and
 * never by a click outside. A bottom sheet on phones. Controlled by `open` or by `trigger`.
 */
export function Dialog(props: DialogProps) {
  const { trigger, open, onOpenChange, dismissible, inAddress } = props
  const [uncontrolled, setUncontrolled] = useState(false)
  const visible = useDelayedOpen(open ?? uncontrolled)
  const focus = useFocusReturn(visible)
  const change = (next: boolean) => {
    setUncontrolled(next)
    onOpenChange?.(next)
  }
  useHistoryLayer(visible && dismissible !== false, () => change(false), inAddress)
  return (
    <Radix.Root open={visible} onOpenChange={change}>
      {trigger ? (
        <Radix.Trigger ref={focus.trigger} asChild>
          {trigger}
        </Radix.Trigger>
      ) : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(modal.scrim, modal.exits, styles.scrim)}>
          <Panel {...props} close={() => change(false)} restoreFocus={focus.restore} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
