import { deviceStorage, readJson, type SafeStorage, tabStorage } from '#lib/storage.ts'
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
  /** No private data of any account stays after a logout. */
  clear(): void {
    for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key)
  },
})

/**
 * Data that the tab keeps for one account under a name, so that a reload does not lose it; '' is the guest. No
 * other account can read it, and a log-out removes it. Never for passwords or codes.
 */
export const privateRecords = recordsIn(tabStorage)

/** Records shared by all tabs of this device. Only for data that must survive a closed tab. */
export const sharedRecords = recordsIn(deviceStorage)

const ownAccount = (): string => session.get('account') ?? ''
const keyOf = (name: string, account: string) => `${PREFIX}${name}:${account}`
