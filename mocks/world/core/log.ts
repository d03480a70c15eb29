import type { RowEdit } from './row-edits.ts'

/** The log entry of one call. */
export interface LogEntry {
  readonly n: number
  /** World time, epoch ms. */
  readonly at: number
  /** Real time the call took. */
  readonly ms: number
  readonly method: string
  readonly path: string
  readonly operationId: string | null
  /** 0 when no answer was given (offline, reset). */
  readonly status: number
  /** For example `request-breach`, `answer-breach`, `fault:http-500`, `unknown-call`, `refused:login.locked`. */
  readonly marks: readonly string[]
  readonly traceId: string
  /** The decrypted body, also when it was sent encrypted. */
  readonly body?: unknown
  /** The envelope that was answered; kept of the last calls only. */
  readonly answer?: unknown
  /** Path and query of the calling page, if known. */
  readonly screen?: string
  /** Kept of the last calls only, as are the answer's and the rows. */
  readonly requestHeaders?: Readonly<Record<string, string>>
  readonly answerHeaders?: Readonly<Record<string, string>>
  /** The rows of the world that the call changed. */
  readonly rows?: readonly RowEdit[]
  /** The reason of a breach or of a 422. */
  readonly reason?: string
}

/** The last calls, newest last, at most `size`. */
export interface RequestLog {
  entries(): readonly LogEntry[]
  add(entry: Omit<LogEntry, 'n'>): LogEntry
  /** Removes the calls with these numbers; no number is given twice. */
  remove(numbers: ReadonlySet<number>): void
  clear(): void
  onAdd(listener: (entry: LogEntry) => void): () => void
}

type Witness = (entry: LogEntry) => void
const witnesses = new Set<Witness>()

/** Calls `witness` with every call of every world of this page; returns how to end that. */
export function watchCalls(witness: Witness): () => void {
  witnesses.add(witness)
  return () => witnesses.delete(witness)
}

/** An old call without its large parts. */
function shortened({
  answer: _answer,
  requestHeaders: _asked,
  answerHeaders: _answered,
  rows: _rows,
  ...entry
}: LogEntry): LogEntry {
  return entry
}

/** A ring of the last `size` calls; the last `answers` of them are whole, with answers, headers and rows. */
export function createLog(size = 500, answers = 50): RequestLog {
  let entries: LogEntry[] = []
  let count = 0
  const listeners = new Set<(entry: LogEntry) => void>()
  return {
    entries: () => entries,
    add(entry) {
      count += 1
      const numbered = { n: count, ...entry }
      entries = [...entries.slice(-(size - 1)), numbered]
      const old = entries.length - answers - 1
      const before = entries[old]
      if (before) entries[old] = shortened(before)
      for (const listen of [...listeners, ...witnesses]) listen(numbered)
      return numbered
    },
    remove(numbers) {
      entries = entries.filter(({ n }) => !numbers.has(n))
    },
    clear() {
      entries = []
    },
    onAdd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
