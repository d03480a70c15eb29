import { readJson, tabStorage } from '#lib/storage.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from '../transport/idempotency-keys.ts'

/** The idempotency keys of one kind of write, of one account at one backend. The tab keeps them over a reload; without a tab, memory does. */
export function idempotencyKeys(name: string, owner: string): IdempotencyKeys {
  const record = `portal-write:${owner}:${name}`
  return createIdempotencyKeys({
    read: () => readJson<unknown>(tabStorage, record, (value) => value),
    write: (list) => void tabStorage.set(record, JSON.stringify(list)),
    remove: () => tabStorage.remove(record),
  })
}
