import { createIdempotencyKeys } from '#api/transport/idempotency-keys.ts'
import { privateRecords } from '#session/private-records.ts'

/** The idempotency keys of one kind of write for the current account, kept in the tab. */
export function idempotencyKeys(name: string, account?: string) {
  const record = `write:${name}`
  return createIdempotencyKeys({
    read: () => privateRecords.read<unknown>(record, (value) => value, account),
    write: (list) => privateRecords.write(record, list, account),
    remove: () => privateRecords.remove(record, account),
  })
}
