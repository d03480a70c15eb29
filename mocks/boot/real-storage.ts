interface RealStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/**
 * A storage of this browser as it was when the page began: the fake backend goes on remembering its
 * link and its world where a scenario has taken the storages away from the app.
 */
function realStorage(store: Storage): RealStorage {
  const { getItem, setItem, removeItem, clear } = Storage.prototype
  return {
    get: (key) => getItem.call(store, key),
    set: (key, value) => setItem.call(store, key, value),
    remove: (key) => removeItem.call(store, key),
    clear: () => clear.call(store),
  }
}

export const realTab = realStorage(sessionStorage)
export const realDevice = realStorage(localStorage)
