import { z } from 'zod'
import { realDevice } from '#mocks/boot/real-storage.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'

const KEY = 'portal-mock:pinned'
const MAX_PINS = 8
/** Longer calls stay pinned only until the page is left. */
const MAX_STORED_LENGTH = 200_000

const facts = z.object({
  n: z.number(),
  at: z.number(),
  ms: z.number(),
  status: z.number(),
  method: z.string(),
  path: z.string(),
  operationId: z.string().nullable(),
  marks: z.array(z.string()),
  traceId: z.string(),
})
/** Only the panel writes them. */
const isEntry = (value: unknown): value is LogEntry => facts.safeParse(value).success

/** The stored pinned calls, without invalid entries. */
export function readPins(text: string | null): LogEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

/** The calls that a tester pins, newest first; they survive clearing, reloads and other worlds. */
export interface Pins {
  list(): readonly LogEntry[]
  has(entry: LogEntry): boolean
  toggle(entry: LogEntry): void
  onChange(listener: () => void): void
}

export function createPins(): Pins {
  let pinned: readonly LogEntry[] = readPins(realDevice.get(KEY))
  const listeners = new Set<() => void>()
  const isSame = (one: LogEntry) => (other: LogEntry) =>
    one.traceId === other.traceId && one.n === other.n && one.at === other.at
  const keep = () => {
    const short = pinned.filter((entry) => JSON.stringify(entry).length <= MAX_STORED_LENGTH)
    try {
      realDevice.set(KEY, JSON.stringify(short))
    } catch {
      // Without storage they are lost with the page.
    }
  }
  return {
    list: () => pinned,
    has: (entry) => pinned.some(isSame(entry)),
    toggle(entry) {
      const others = pinned.filter((one) => !isSame(entry)(one))
      pinned = others.length < pinned.length ? others : [entry, ...pinned].slice(0, MAX_PINS)
      keep()
      for (const listen of listeners) listen()
    },
    onChange: (listener) => listeners.add(listener),
  }
}
