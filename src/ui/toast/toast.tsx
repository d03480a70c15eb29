import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { pageDir } from '../base/page-dir.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { type ToastEntry, type ToastStore, toast } from './toast-store.ts'

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
const STAY_MS = 5000
const STAY_WITH_ACTION_MS = 10_000

export type ToasterProps = {
  /** Name of the region; `{hotkey}` in it becomes the key that jumps there (F8). */
  label: string
  closeLabel: string
  /** Says that a message came several times, for example "3 times". */
  timesLabel: (count: number) => string
  store?: ToastStore
}

type ToastProps = Omit<ToasterProps, 'label'> & { entry: ToastEntry; store: ToastStore }

function Toast({ entry, closeLabel, timesLabel, store }: ToastProps) {
  const { tone, message, action, count } = entry
  const stay = action ? STAY_WITH_ACTION_MS : STAY_MS
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      // Trouble interrupts (assertive), everything else waits its turn (polite).
      type={tone === 'danger' ? 'foreground' : 'background'}
      // A changed duration is what starts the clock anew when the same message comes again.
      duration={stay + count}
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

/** Draws the messages of the toast store. Mount once, loaded after the first paint. */
export function Toaster({ label, store = toast, ...words }: ToasterProps) {
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries)
  return (
    <Radix.Provider label={label} swipeDirection={pageDir() === 'rtl' ? 'left' : 'right'}>
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} store={store} {...words} />
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  )
}
