interface RealStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/**
 * The browser's storage as it was when the page loaded: the fake backend needs it for its link and its
 * world also where a scenario takes storage away from the app.
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
