import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import { openRealDatabase, type RealDatabase, toPromise } from './real-database.ts'

const schema = z.object({
  name: z.string(),
  /** Later ones have higher numbers. */
  n: z.number().default(0),
  /** World time, epoch ms. */
  at: z.number(),
  /** The tab's path and session. */
  path: z.string(),
  token: z.string().nullable(),
  snapshot: z.unknown(),
})

/** A world that a tester has kept under a name, with what this tab was doing in it. */
export type SavedSnapshot = Readonly<z.output<typeof schema>>

/** Parses a stored or imported snapshot; null when it is not one. */
export const parseSavedSnapshot = (value: unknown): SavedSnapshot | null =>
  schema.safeParse(value).data ?? null

/** The kept snapshots of this browser, newest first. */
export interface SavedSnapshots {
  /** They outlive the page. */
  readonly lasting: boolean
  list(): Promise<SavedSnapshot[]>
  /** In the place of one of the same name. */
  keep(kept: Omit<SavedSnapshot, 'n'>): Promise<void>
  remove(name: string): Promise<void>
}

const newestFirst = (list: readonly SavedSnapshot[]) => [...list].sort((a, b) => b.n - a.n)

const nextOf = (list: readonly SavedSnapshot[]) => Math.max(0, ...list.map(({ n }) => n)) + 1

function inDatabase({ reading, change }: RealDatabase): SavedSnapshots {
  const list = async () => {
    const all = await toPromise<unknown[]>(reading().getAll())
    return newestFirst(all.flatMap((one) => parseSavedSnapshot(one) ?? []))
  }
  return {
    lasting: true,
    list,
    async keep(kept) {
      const n = nextOf(await list())
      await change((store) => store.put({ ...kept, n }, kept.name))
    },
    remove: (name) => change((store) => store.delete(name)),
  }
}

function inMemory(): SavedSnapshots {
  const all = new Map<string, SavedSnapshot>()
  return {
    lasting: false,
    list: async () => newestFirst([...all.values()]),
    keep: async (kept) => void all.set(kept.name, { ...kept, n: nextOf([...all.values()]) }),
    remove: async (name) => void all.delete(name),
  }
}

/** Without a database, snapshots last as long as the page. */
export async function openSavedSnapshots(): Promise<SavedSnapshots> {
  const database = await openRealDatabase('portal-mock-snapshots', 'kept').catch(() => null)
  return database ? inDatabase(database) : inMemory()
}
