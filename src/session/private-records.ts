import { readJson, tabStorage } from '../lib/storage.ts'
import { session } from './store.ts'

const PREFIX = 'private:'

/**
 * What the tab keeps of one account under a name, so that a reload does not lose it; '' is a guest's.
 * Nobody else can read it, and a log-out removes it. Never for passwords or codes.
 */
export const privateRecords = {
  read<T>(name: string, parse: (value: unknown) => T | null, account = ownAccount()): T | null {
    return readJson(tabStorage, keyOf(name, account), parse)
  },
  write(name: string, value: unknown, account = ownAccount()): void {
    tabStorage.set(keyOf(name, account), JSON.stringify(value))
  },
  remove(name: string, account = ownAccount()): void {
    tabStorage.remove(keyOf(name, account))
  },
  /** AUT-30: nothing of any account stays after a log-out. */
  clear(): void {
    for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key)
  },
}

const ownAccount = (): string => session.get('account') ?? ''
const keyOf = (name: string, account: string) => `${PREFIX}${name}:${account}`
