import { createEmitter } from '#mocks/world/core/emitter.ts'
import type { SocketFrame } from '#mocks/world/core/frames.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { MAX_CALLS } from '#mocks/world/core/undo-log.ts'
import type { World } from '#mocks/world/world-types.ts'

/** As many as can be undone. */
const SHOWN = MAX_CALLS

/** A call or an event of a socket. */
type Entry = LogEntry | SocketFrame

export const isFrame = (entry: Entry): entry is SocketFrame => 'does' in entry

interface Line {
  readonly id: number
  readonly entry: Entry
}

interface Lines {
  /** Newest first. */
  readonly shown: readonly Line[]
  readonly isPaused: boolean
  /** Those that came while the list was paused. */
  readonly waiting: readonly Line[]
}

/** The latest calls of a world with the events of its sockets between them. The log drops their details earlier. */
export interface CallList {
  /** Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => Lines
  /** Pauses the list, or shows what came meanwhile and all later calls. */
  togglePause(): void
  /** Removes all lines, also from the world. */
  clear(): void
}

const newest = (lines: readonly Line[]) => lines.slice(0, SHOWN)

export function listCalls({ log, sockets: { frames } }: World): CallList {
  const changes = createEmitter()
  let count = 0
  const toLine = (entry: Entry): Line => {
    count += 1
    return { id: count, entry }
  }
  const before = [...log.entries(), ...frames.entries()].sort((a, b) => a.at - b.at)
  let lines: Lines = {
    shown: before.slice(-SHOWN).map(toLine).reverse(),
    isPaused: false,
    waiting: [],
  }
  const become = (next: Partial<Lines>) => {
    lines = { ...lines, ...next }
    changes.emit()
  }
  const add = (entry: Entry) => {
    const { isPaused, shown, waiting } = lines
    const line = toLine(entry)
    become(isPaused ? { waiting: newest([line, ...waiting]) } : { shown: newest([line, ...shown]) })
  }
  log.onAdd(add)
  frames.onAdd(add)
  return {
    subscribe: changes.on,
    read: () => lines,
    togglePause() {
      const { isPaused, shown, waiting } = lines
      become({ isPaused: !isPaused, shown: newest([...waiting, ...shown]), waiting: [] })
    },
    clear() {
      log.clear()
      frames.clear()
      become({ shown: [], waiting: [] })
    },
  }
}

/** The words of a call or an event that a filter finds. */
function wordsOf(entry: Entry): string {
  if (isFrame(entry)) return `socket ${entry.does} ${entry.name}`
  const { method, path, operationId, status, screen = '', marks, rows = [] } = entry
  const tables = rows.map(({ table }) => table)
  return [method, path, operationId, status, screen, ...marks, ...tables].join(' ')
}

/** Whether a call or an event contains each word of a filter. */
export function matches(entry: Entry, filter: string): boolean {
  const words = wordsOf(entry).toLowerCase()
  return filter
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
