import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import type { ClockState } from '#mocks/world/core/clock.ts'
import { realTab } from './real-storage.ts'

const KEY = 'portal-mock:moved'

const movedSchema = z.object({
  /** The world's number, as in the head of what is saved. */
  world: z.number(),
  clock: z.object({ frozenAt: z.int().nullable(), offset: z.int() }),
})
/** A clock that was moved in this tab. */
export type MovedClock = { readonly world: number; readonly clock: ClockState }

/** A moved clock until all tabs share it: a page that is left would take it along. Written synchronously. */
export interface MovedClockStore {
  read(): MovedClock | null
  keep(moved: MovedClock): void
  drop(): void
}

const allMoved = (): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(realTab.get(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

function write(all: Record<string, unknown>): void {
  try {
    if (Object.keys(all).length > 0) realTab.set(KEY, JSON.stringify(all))
    else realTab.remove(KEY)
  } catch {
    // Without storage it is kept as soon as the database has it.
  }
}

/** Of one world, by the text of its link, in this tab's own storage. */
export const createMovedClockStore = (link: string): MovedClockStore => ({
  read: () => movedSchema.safeParse(allMoved()[link]).data ?? null,
  keep: (moved) => write({ ...allMoved(), [link]: moved }),
  drop() {
    const { [link]: _, ...others } = allMoved()
    write(others)
  },
})

/** Clears this tab's storage, but for the moved clocks of other worlds. */
export function clearTab(): void {
  const kept = allMoved()
  realTab.clear()
  write(kept)
}
