import { deviceStorage, readJson, type SafeStorage, tabStorage } from '../lib/storage.ts'
import { session } from './store.ts'

const PREFIX = 'private:'

const recordsIn = (storage: SafeStorage) => ({
  read<T>(name: string, parse: (value: unknown) => T | null, account = ownAccount()): T | null {
    return readJson(storage, keyOf(name, account), parse)
  },
  write(name: string, value: unknown, account = ownAccount()): void {
    storage.set(keyOf(name, account), JSON.stringify(value))
  },
  remove(name: string, account = ownAccount()): void {
    storage.remove(keyOf(name, account))
  },
  /** AUT-30: nothing of any account stays after a log-out. */
  clear(): void {
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
  },
})

/**
 * What the tab keeps of one account under a name, so that a reload does not lose it; '' is a guest's.
 * Nobody else can read it, and a log-out removes it. Never for passwords or codes.
 */
export const privateRecords = recordsIn(tabStorage)

/** The same for every tab of this device: only for what must not be lost when its tab is closed. */
export const sharedRecords = recordsIn(deviceStorage)

const ownAccount = (): string => session.get('account') ?? ''
const keyOf = (name: string, account: string) => `${PREFIX}${name}:${account}`
