import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import type { Peers } from './peers.ts'

/** The header stored before the rows of a saved world. */
export const headSchema = z.object({
  /** One more each time the world is started over. */
  world: z.number(),
  revision: z.number(),
  /** The revision in which each table changed last. */
  tables: z.record(z.string(), z.number()),
  /** null after the world was started over, until a tab saves the new one. */
  facts: z.unknown(),
})
export type Head = z.output<typeof headSchema>

export const messageSchema = z.object({
  world: z.number(),
  events: z.array(z.object({ text: z.string(), memberId: z.number().optional() })),
})
export type Message = z.output<typeof messageSchema>

/** The head of a world that nothing is saved of yet. */
export const emptyHead = (number: number): Head => ({
  world: number,
  revision: 0,
  tables: {},
  facts: null,
})

/** The number of the world that this tab begins. A world that was started over has its number already. */
export function nextNumber(saved: Head | null): number {
  if (!saved) return 1
  return saved.facts === null ? saved.world : saved.world + 1
}

/** The head after these tables and facts have changed. */
export function nextRevision(before: Head, names: readonly string[], facts: unknown): Head {
  const revision = before.revision + 1
  const tables = Object.fromEntries(names.map((name) => [name, revision]))
  return { ...before, revision, tables: { ...before.tables, ...tables }, facts }
}

/** Discards the saved world, for every tab. */
export const endSaved = ({ alone, store, post }: Peers): Promise<void> =>
  alone(async () => {
    const next = (headSchema.safeParse(await store.head()).data?.world ?? 0) + 1
    await store.write(emptyHead(next), {})
    const message: Message = { world: next, events: [] }
    post(message)
  })
