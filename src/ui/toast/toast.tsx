import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { pageDir } from '../base/page-dir.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { type ToastEntry, type ToastStore, toast } from './toast-store.ts'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const DURATION_MS = 5000
const DURATION_WITH_ACTION_MS = 10_000

export type ToasterProps = {
  /** Accessible name of the region; `{hotkey}` is replaced by the key that moves the focus there (F8). */
  label: string
  /** The prefix read out before each message, for example "Message:". */
  spokenLabel: string
  closeLabel: string
  /** For repeated messages, for example "3 times". */
  timesLabel: (count: number) => string
  store?: ToastStore
}

type ToastProps = Omit<ToasterProps, 'label' | 'spokenLabel'> & {
  entry: ToastEntry
  store: ToastStore
}

function Toast({ entry, closeLabel, timesLabel, store }: ToastProps) {
  const { tone, message, action, count, lasting } = entry
  const duration = action ? DURATION_WITH_ACTION_MS : DURATION_MS
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      // `foreground` is announced assertively, `background` politely.
      type={tone === 'danger' ? 'foreground' : 'background'}
      // Radix restarts its timer only when the duration changes: a repeated message stays longer.
      duration={lasting ? Number.POSITIVE_INFINITY : duration + count}
      onOpenChange={(open) => {
        if (!open) store.dismiss(entry.id)
      }}
    >
      <Icon of={ICONS[tone]} size="md" />
      <div className={styles.body}>
        <Radix.Description className={styles.message}>
          {message}
          {count > 1 ? <span className={styles.count}>{timesLabel(count)}</span> : null}
        </Radix.Description>
        {action ? (
          <Radix.Action altText={action.label} asChild>
            <Button className={styles.action} variant="ghost" size="sm" onClick={action.run}>
              {action.label}
            </Button>
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} of={X} />
      </Radix.Close>
    </Radix.Root>
  )
}

/**
 * Renders the messages of the store. Mount once. They are rendered next to the app, and in a live region, which an open
 * dialog does not hide from assistive technology; the region itself is off: each message is announced as it comes.
 */
export function Toaster({ label, spokenLabel, store = toast, ...words }: ToasterProps) {
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries)
  return (
    <Radix.Provider label={spokenLabel} swipeDirection={pageDir() === 'rtl' ? 'left' : 'right'}>
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} store={store} {...words} />
      ))}
      {createPortal(
        <Radix.Viewport className={styles.viewport} label={label} aria-live="off" />,
        document.body,
      )}
    </Radix.Provider>
  )
}
