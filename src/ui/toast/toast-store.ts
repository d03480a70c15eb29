export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastMessage = {
  tone: ToastTone
  message: string
  /** One thing to do about it, such as Undo. */
  action?: { label: string; run: () => void }
}

/** A message on display; `count` says how often it was shown since it appeared. */
export type ToastEntry = ToastMessage & { id: number; count: number }

/** More than this many at once push the oldest out. */
const AT_ONCE = 3

/** An own store of messages. The app uses the one `toast`; tests make theirs. */
export function createToastStore() {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    /** Shows a message; the same tone and words again only raise its count. Gives its id. */
    show(message: ToastMessage): number {
      const same = entries.find((e) => e.tone === message.tone && e.message === message.message)
      if (same) {
        const again = { ...same, ...message, count: same.count + 1 }
        set(entries.map((entry) => (entry.id === same.id ? again : entry)))
        return same.id
      }
      lastId += 1
      set([...entries, { ...message, id: lastId, count: 1 }].slice(-AT_ONCE))
      return lastId
    },
    dismiss(id: number): void {
      if (entries.some((entry) => entry.id === id)) set(entries.filter((entry) => entry.id !== id))
    },
    clear(): void {
      if (entries.length > 0) set([])
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    entries: (): readonly ToastEntry[] => entries,
  }
}

export type ToastStore = ReturnType<typeof createToastStore>

/** `toast.show({ tone, message, action? })` from anywhere; drawn by the Toaster, which loads later. */
export const toast: ToastStore = createToastStore()
