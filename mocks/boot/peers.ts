import { formatLink, type WorldLink } from '#mocks/scenarios/link.ts'
import { createMovedClockStore, type MovedClockStore } from './moved-clock.ts'
import { openRealDatabase, toPromise } from './real-database.ts'

/** The channel, locks and storage that the tabs of one browser share for one world. */
export interface Peers {
  /** Runs work while no other tab runs any in this world. */
  alone<T>(work: () => Promise<T>): Promise<T>
  readonly store: WorldStore
  /** This tab's alone. */
  readonly unsaved: MovedClockStore
  /** To the other tabs; an answer from here never comes back. */
  post(message: unknown): void
  onMessage(listener: (message: unknown) => void): () => void
}

/** The saved world: a head, and the rows of each table apart, so that a write costs what it changes. */
interface WorldStore {
  head(): Promise<unknown>
  /** In the order of the names; undefined for what is not there. */
  rows(names: readonly string[]): Promise<unknown[]>
  /** All or nothing. */
  write(head: unknown, rows: Readonly<Record<string, unknown>>): Promise<void>
}

/** Not localStorage: a tab may read there what another has already replaced. */
async function openStore(name: string): Promise<WorldStore | null> {
  const database = await openRealDatabase('portal-mock', 'worlds')
  if (!database) return null
  const { reading, change } = database
  return {
    head: () => toPromise<unknown>(reading().get([name, ''])),
    rows(names) {
      const store = reading()
      return Promise.all(names.map((table) => toPromise<unknown>(store.get([name, table]))))
    },
    write: (head, rows) =>
      change((store) => {
        for (const [table, list] of Object.entries(rows)) store.put(list, [name, table])
        store.put(head, [name, ''])
      }),
  }
}

/** The shared facilities of this browser for the world of a link; null where it lacks locks or a database. */
export async function browserPeers(link: WorldLink): Promise<Peers | null> {
  const name = `portal-mock:${formatLink(link)}`
  const { locks } = navigator
  const store = await openStore(name).catch(() => null)
  if (!locks || !store) return null
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  return {
    alone: (work) => locks.request(name, work),
    store,
    unsaved: createMovedClockStore(formatLink(link)),
    post: (message) => channel?.postMessage(message),
    onMessage(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** Waits for the lock of all tabs. Resolves with the function that releases it; rejects without locks. */
export const acquireLock = ({ alone }: Peers) =>
  new Promise<() => void>((resolve, reject) => {
    alone(() => new Promise<void>((release) => resolve(release))).catch(reject)
  })
