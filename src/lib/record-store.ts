/** Records by id, stored on this device; rejects on any failure. */
export interface RecordStore {
  get(id: string): Promise<unknown>
  set(id: string, record: unknown): Promise<void>
  clear(): Promise<void>
}

const TABLE = 'records'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * One small IndexedDB table, opened for each use so that no tab blocks another; null where the
 * browser has none. Its content is untrusted: readers parse it.
 */
export function recordStore(database: string): RecordStore | null {
  try {
    if (typeof indexedDB === 'undefined') return null
  } catch {
    // A browser with storage switched off may throw on mere access.
    return null
  }
  const use = async <T>(work: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE)
    const opened = await settled(opening)
    try {
      return await settled(work(opened.transaction(TABLE, 'readwrite').objectStore(TABLE)))
    } finally {
      opened.close()
    }
  }
  return {
    get: (id) => use<unknown>((table) => table.get(id)),
    set: async (id, record) => void (await use((table) => table.put(record, id))),
    clear: () => use((table) => table.clear()),
  }
}
