import { readJson, tabStorage } from '#lib/storage.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from '../transport/idempotency-keys.ts'

/** The idempotency keys of one kind of write. The tab keeps them over a reload; without a tab, memory does. */
export function idempotencyKeys(name: string): IdempotencyKeys {
  const record = `portal-write:${name}`
  return createIdempotencyKeys({
    read: () => readJson<unknown>(tabStorage, record, (value) => value),
    write: (list) => void tabStorage.set(record, JSON.stringify(list)),
    remove: () => tabStorage.remove(record),
  })
}
