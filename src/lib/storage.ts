/**
 * Web storage that may be missing, full, forbidden or hold foreign data. Reads never throw; writes return whether
 * they were stored. What cannot be stored is kept in memory.
 */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Wraps window.sessionStorage or window.localStorage; without one it lives in memory. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  let store: Storage | null = null
  try {
    store = open()
  } catch {
    store = null
  }
  return {
    get(key) {
      try {
        return store?.getItem(key) ?? memory.get(key) ?? null
      } catch {
        return memory.get(key) ?? null
      }
    },
    set(key, value) {
      try {
        if (!store) throw new Error('no storage')
        store.setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        store?.removeItem(key)
      } catch {
        // A storage that throws holds nothing to remove.
      }
    },
    keys() {
      try {
        const stored = store
          ? Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
          : []
        return [...new Set([...stored.filter(Boolean), ...memory.keys()])]
      } catch {
        return [...memory.keys()]
      }
    },
  }
}

/** Stored JSON through a parser; broken content counts as absent. */
export function readJson<T>(
  storage: SafeStorage,
  key: string,
  parse: (value: unknown) => T | null,
): T | null {
  const text = storage.get(key)
  if (text === null) return null
  try {
    return parse(JSON.parse(text))
  } catch {
    return null
  }
}

export const tabStorage = safeStorage(() => window.sessionStorage)
export const deviceStorage = safeStorage(() => window.localStorage)
