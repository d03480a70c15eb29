import { z } from 'zod'
import { realDevice } from '#mocks/boot/real-storage.ts'
import { createEmitter } from '#mocks/world/core/emitter.ts'
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

/** Identifies a call also among those of other pages. */
const keyOf = ({ traceId, n, at }: LogEntry) => `${traceId} ${n} ${at}`

export const hasCall = (calls: readonly LogEntry[], call: LogEntry): boolean =>
  calls.some((one) => keyOf(one) === keyOf(call))

/** The calls without one of them. */
export const withoutCall = (calls: readonly LogEntry[], call: LogEntry): readonly LogEntry[] =>
  calls.filter((one) => keyOf(one) !== keyOf(call))

/** The calls that a tester pins, newest first; they survive clearing, reloads and other worlds. */
export interface Pins {
  /** Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly list: () => readonly LogEntry[]
  readonly toggle: (entry: LogEntry) => void
}

export function createPins(): Pins {
  let pinned: readonly LogEntry[] = readPins(realDevice.get(KEY))
  const changes = createEmitter()
  const keep = () => {
    const short = pinned.filter((entry) => JSON.stringify(entry).length <= MAX_STORED_LENGTH)
    try {
      realDevice.set(KEY, JSON.stringify(short))
    } catch {
      // Without storage they are lost with the page.
    }
  }
  return {
    subscribe: changes.on,
    list: () => pinned,
    toggle(entry) {
      pinned = hasCall(pinned, entry)
        ? withoutCall(pinned, entry)
        : [entry, ...pinned].slice(0, MAX_PINS)
      keep()
      changes.emit()
    },
  }
}
