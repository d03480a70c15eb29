import { AlertDialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import { useHistoryLayer } from '../base/history-layer.tsx'
import { useFocusReturn } from '../base/use-focus-return.ts'
import { Button } from '../button/button.tsx'
import modal from '../dialog/modal.module.css'
import styles from './alert-dialog.module.css'

export type AlertDialogProps = {
  title: string
  description: ReactNode
  confirmLabel: string
  /** Left out when there is nothing to choose. Then confirm gets the focus. */
  cancelLabel?: string | undefined
  /** `caution`: cancel is the better way on, and looks like it. */
  tone?: 'normal' | 'danger' | 'caution'
  /** The confirmed action is running: buttons and Esc do nothing. */
  busy?: boolean
  /** Id of the element that says why it cannot be confirmed now. */
  disabledBy?: string | undefined
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Does not close the dialog: set `open` to false when the action has finished. */
  onConfirm: () => void
}

const LOOKS = {
  normal: { cancel: 'secondary', confirm: 'primary' },
  danger: { cancel: 'secondary', confirm: 'danger' },
  caution: { cancel: 'primary', confirm: 'secondary' },
} as const

/** Asks to confirm an action that cannot be undone. Opens with the focus on cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, confirmLabel, cancelLabel, tone = 'normal', busy = false } = props
  const { disabledBy, trigger, open, onOpenChange, onConfirm } = props
  const [uncontrolled, setUncontrolled] = useState(false)
  const visible = open ?? uncontrolled
  const focus = useFocusReturn(visible)
  const change = (next: boolean) => {
    setUncontrolled(next)
    onOpenChange?.(next)
  }
  // Back is the answer that cancel gives; without one it has no answer.
  useHistoryLayer(visible && cancelLabel !== undefined, () => busy || change(false))
  const confirm = (
    <Button
      variant={LOOKS[tone].confirm}
      loading={busy}
      disabled={disabledBy !== undefined}
      aria-describedby={disabledBy}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  )
  return (
    <Radix.Root open={visible} onOpenChange={change}>
      {trigger ? (
        <Radix.Trigger ref={focus.trigger} asChild>
          {trigger}
        </Radix.Trigger>
      ) : null}
      <Radix.Portal>
        <Radix.Overlay className={cx(modal.scrim, styles.scrim)}>
          <Radix.Content
            className={cx(modal.panel, modal.centered, styles.panel)}
            aria-busy={busy}
            onCloseAutoFocus={focus.restore}
            onEscapeKeyDown={(event) => {
              if (busy || !cancelLabel) event.preventDefault()
            }}
          >
            <Radix.Title className={cx(modal.title, styles.title)}>{title}</Radix.Title>
            <Radix.Description asChild>
              <div className={styles.description}>{description}</div>
            </Radix.Description>
            <div className={styles.actions}>
              {cancelLabel ? (
                <Radix.Cancel asChild>
                  <Button variant={LOOKS[tone].cancel} disabled={busy}>
                    {cancelLabel}
                  </Button>
                </Radix.Cancel>
              ) : null}
              {confirm}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
