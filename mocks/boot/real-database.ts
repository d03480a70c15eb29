// As they were when the page loaded: a scenario may take storage away from the app.
const databases = typeof indexedDB === 'undefined' ? null : indexedDB
const openDatabase = databases?.open

export const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** One store of values by key. */
export interface RealDatabase {
  reading(): IDBObjectStore
  /** All or nothing. */
  change(work: (store: IDBObjectStore) => void): Promise<void>
}

/** Opens a database of one store; null where this browser has none. */
export async function openRealDatabase(name: string, store: string): Promise<RealDatabase | null> {
  if (!databases || !openDatabase) return null
  const request = openDatabase.call(databases, name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  const database = await toPromise(request)
  return {
    reading: () => database.transaction(store).objectStore(store),
    change(work) {
      const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' })
      work(transaction.objectStore(store))
      return endOf(transaction)
    },
  }
}
