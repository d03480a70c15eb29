import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'
import modal from './modal.module.css'
import { useDelayedOpen } from './use-delayed-open.ts'
import { useDialogDrag } from './use-dialog-drag.ts'

export type DialogProps = {
  title: string
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view under the scrolling content. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** One element that opens the dialog; it gets the focus back. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** False: neither Esc nor a close button; only the content can end it. */
  dismissible?: boolean
}

type PanelProps = DialogProps & { close: () => void; giveBack: (event: Event) => void }

function Panel({
  title,
  description,
  closeLabel,
  children,
  footer,
  size,
  dismissible,
  close,
  giveBack,
}: PanelProps) {
  const drag = useDialogDrag(dismissible === false ? null : close)
  return (
    <Radix.Content
      ref={drag.panel}
      className={cx(modal.panel, modal.centered, modal.exits, styles.panel)}
      data-size={size ?? 'md'}
      onCloseAutoFocus={giveBack}
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
        <div>{children}</div>
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </Radix.Content>
  )
}

/**
 * A modal window: traps and restores the focus, locks the page's scroll, closes by its button or
 * Esc and never by a click outside. On phones a bottom sheet. Controlled by `open` or by `trigger`.
 */
export function Dialog(props: DialogProps) {
  const { trigger, open, onOpenChange } = props
  const [inner, setInner] = useState(false)
  const shown = useDelayedOpen(open ?? inner)
  const giveBack = useFocusReturn(shown)
  const change = (next: boolean) => {
    setInner(next)
    onOpenChange?.(next)
  }
  return (
    <Radix.Root open={shown} onOpenChange={change}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(modal.scrim, modal.exits, styles.scrim)} />
        <Panel {...props} close={() => change(false)} giveBack={giveBack} />
      </Radix.Portal>
    </Radix.Root>
  )
}
