import { type ClockState, clockStateAt } from './clock.ts'
import type { Dump } from './db.ts'
import type { LogEntry } from './log.ts'
import type { PlacedWrite } from './row-edits.ts'
import type { TableName } from './tables.ts'

/** Number of calls that can be undone, fewer when they have written more than MAX_WRITES rows. */
export const MAX_CALLS = 100
/** A row has some hundred bytes, so this is a few megabytes. */
export const MAX_WRITES = 20_000

/** The part of a world's facts that a call changes. */
interface CallFacts {
  readonly clock: ClockState
  readonly counters: Readonly<Record<string, number>>
}

type Called = Pick<LogEntry, 'traceId' | 'operationId'>

/** One call: the facts before it, and everything written from its turn until that of the next call. */
interface Step<Facts> {
  readonly facts: Facts
  /** World time, epoch ms. */
  readonly at: number
  readonly writes: { readonly table: TableName; readonly write: PlacedWrite }[]
  /** Its number in the log; null while it runs. */
  n: number | null
}

/** Row edits backwards: what is needed to return to the moment before one of the last calls. */
export interface UndoLog<Facts extends CallFacts> {
  /** A call begins its turn. A second turn of the same call changes nothing. */
  begin(call: Called): void
  /** A call is in the log. A call that had no turn, such as one that a fault answered, has changed no row. */
  end(entry: LogEntry): void
  note(table: TableName, writes: readonly PlacedWrite[]): void
  /** Whether the world before this call of the log can be restored. */
  has(call: number): boolean
  /** The world before a call, from the current rows. Throws a RangeError if it cannot be restored. */
  before(call: number, rows: Dump): Facts & { readonly rows: Dump }
  /** The numbers of a call and all later ones. */
  since(call: number): ReadonlySet<number>
  /** Replaces rows other than by a call, and forgets this call and all later ones, or all calls. */
  replace(work: () => Promise<void>, from?: number): Promise<void>
}

/** Undoes a write in a list of rows. */
function undo(rows: unknown[], { before, after, at }: PlacedWrite): void {
  rows.splice(at, after ? 1 : 0, ...(before ? [before] : []))
}

/** Counters with one less of a name. */
function less(counters: CallFacts['counters'], name: string): CallFacts['counters'] {
  const { [name]: count = 0, ...others } = counters
  return count > 1 ? { ...others, [name]: count - 1 } : others
}

/** The facts before a call was counted, if none was counted after it. */
function uncounted<Facts extends CallFacts>(facts: Facts, { traceId, operationId }: Called): Facts {
  const { counters } = facts
  if (Number(traceId.split('-').at(-1)) !== counters.trace) return facts
  const before = less(counters, 'trace')
  return { ...facts, counters: operationId === null ? before : less(before, operationId) }
}

/** @param now the current facts and time of the world */
export function createUndoLog<Facts extends CallFacts>(
  now: () => Pick<Step<Facts>, 'facts' | 'at'>,
): UndoLog<Facts> {
  let steps: Step<Facts>[] = []
  let written = 0
  const running = new Map<string, Step<Facts>>()

  const trim = () => {
    while (steps.length > MAX_CALLS || written > MAX_WRITES)
      written -= steps.shift()?.writes.length ?? written
  }
  const begin = (call: Called): Step<Facts> => {
    const known = running.get(call.traceId)
    if (known) return known
    const { facts, at } = now()
    const step: Step<Facts> = { facts: uncounted(facts, call), at, writes: [], n: null }
    running.set(call.traceId, step)
    steps.push(step)
    trim()
    return step
  }
  const indexOf = (call: number) => steps.findIndex(({ n }) => n === call)
  const from = (call: number) => {
    const undone = indexOf(call) < 0 ? [] : steps.slice(indexOf(call))
    const [first] = undone
    if (first) return { first, undone }
    throw new RangeError(
      `The world before call ${call} is not kept. It is kept of the last ${MAX_CALLS} calls, and not of those before a restored snapshot or a change by another tab.`,
    )
  }

  return {
    begin,
    end(entry) {
      begin(entry).n = entry.n
      running.delete(entry.traceId)
    },
    note(table, writes) {
      const step = steps.at(-1)
      if (!step) return
      for (const write of writes) step.writes.push({ table, write })
      written += writes.length
      trim()
    },
    has: (call) => indexOf(call) >= 0,
    before(call, rows) {
      const { first, undone } = from(call)
      for (const { table, write } of undone.flatMap(({ writes }) => writes).reverse())
        undo(rows[table], write)
      const { facts, at } = first
      return { ...facts, clock: clockStateAt(facts.clock, at), rows }
    },
    since: (call) => new Set(from(call).undone.flatMap(({ n }) => n ?? [])),
    async replace(work, call) {
      const before = steps
      const kept = call === undefined ? [] : before.slice(0, indexOf(call))
      steps = []
      try {
        await work()
        steps = kept
      } catch (error) {
        steps = before
        throw error
      } finally {
        written = steps.reduce((sum, { writes }) => sum + writes.length, 0)
      }
    },
  }
}
