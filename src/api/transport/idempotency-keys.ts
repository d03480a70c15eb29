import { digest } from '#lib/digest.ts'
import { asText, isRecord } from '#lib/read.ts'

/** A write that was sent and has no known end. */
interface PendingWrite {
  /** The content of the write, as a digest. */
  readonly content: string
  readonly key: string
  /** No answer came: it may have been done. */
  readonly unknown: boolean
}

/** The storage of one kind of writes, so that a reload does not lose them. */
export interface PendingRecord {
  /** The value written last, parsed from JSON; null when there is none. */
  read(): unknown
  write(list: readonly PendingWrite[]): void
  remove(): void
}

/** Maximum number of unfinished writes stored per kind. */
const MAX_PENDING = 20

const pendingOf = (value: unknown): PendingWrite | null => {
  if (!isRecord(value)) return null
  const content = asText(value.content)
  const key = asText(value.key)
  return content && key ? { content, key, unknown: value.unknown === true } : null
}

const parse = (value: unknown): readonly PendingWrite[] =>
  Array.isArray(value) ? value.map(pendingOf).filter((one) => one !== null) : []

/**
 * The idempotency keys of one kind of write. Content keeps its key through retries and reloads until the outcome is
 * known; other content gets another key.
 */
export function createIdempotencyKeys(record: PendingRecord) {
  const read = () => parse(record.read())
  const write = (list: readonly PendingWrite[]) =>
    list.length === 0 ? record.remove() : record.write(list.slice(-MAX_PENDING))

  return {
    /** The key under which this content travels. */
    keyFor(content: unknown): string {
      const id = digest(JSON.stringify(content ?? null))
      const known = read().find((one) => one.content === id)
      if (known) return known.key
      const key = crypto.randomUUID()
      write([...read(), { content: id, key, unknown: false }])
      return key
    },
    /** No answer came to it. */
    lose: (key: string): void =>
      write(read().map((one) => (one.key === key ? { ...one, unknown: true } : one))),
    /** Its end is known: the next one, even of the same content, is another write. */
    settle: (key: string): void => write(read().filter((one) => one.key !== key)),
    /** The server has reported that it was not done. A repeat uses the same key. */
    recall: (key: string): void =>
      write(read().map((one) => (one.key === key ? { ...one, unknown: false } : one))),
    /** The keys to which no answer came, the oldest first. */
    lost: (): readonly string[] =>
      read()
        .filter((one) => one.unknown)
        .map((one) => one.key),
    /** Whether no answer came to this content, or with none given to any. */
    isUnknown(content?: unknown): boolean {
      const lost = read().filter((one) => one.unknown)
      if (content === undefined) return lost.length > 0
      const id = digest(JSON.stringify(content))
      return lost.some((one) => one.content === id)
    },
  }
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>
