type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export type ToastMessage = {
  tone: ToastTone
  message: string
  /** One action, such as Undo. */
  action?: { label: string; run: () => void }
  /** Stays until it is closed. */
  lasting?: true
}

/** A visible message; `count` is how often it was shown since it appeared. */
export type ToastEntry = ToastMessage & { id: number; count: number }

/** Further messages push the oldest out. */
const MAX_VISIBLE = 3

/** Creates a store. The app uses `toast`; tests create their own. */
export function createToastStore() {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    /** Shows a message and returns its id; the same tone and text again only raises its count. */
    show(message: ToastMessage): number {
      const same = entries.find((e) => e.tone === message.tone && e.message === message.message)
      if (same) {
        const again = { ...same, ...message, count: same.count + 1 }
        set(entries.map((entry) => (entry.id === same.id ? again : entry)))
        return same.id
      }
      lastId += 1
      set([...entries, { ...message, id: lastId, count: 1 }].slice(-MAX_VISIBLE))
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

/** `toast.show({ tone, message, action? })` from anywhere; rendered by Toaster, which loads later. */
export const toast: ToastStore = createToastStore()
