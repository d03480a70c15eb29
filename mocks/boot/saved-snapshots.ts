import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import { openRealDatabase, type RealDatabase, toPromise } from './real-database.ts'

const schema = z.object({
  name: z.string(),
  /** Higher for later snapshots. */
  n: z.number().default(0),
  /** World time, epoch ms. */
  at: z.number(),
  /** The tab's path and session. */
  path: z.string(),
  token: z.string().nullable(),
  snapshot: z.unknown(),
})

/** A world that a tester has saved under a name, with the page and session of the tab. */
export type SavedSnapshot = Readonly<z.output<typeof schema>>

/** Parses a stored or imported snapshot; null when it is not one. */
export const parseSavedSnapshot = (value: unknown): SavedSnapshot | null =>
  schema.safeParse(value).data ?? null

/** The saved snapshots of this browser, newest first. */
export interface SavedSnapshots {
  /** Whether they outlive the page. */
  readonly lasting: boolean
  list(): Promise<SavedSnapshot[]>
  /** Replaces a snapshot of the same name. */
  save(saved: Omit<SavedSnapshot, 'n'>): Promise<void>
  remove(name: string): Promise<void>
}

const newestFirst = (list: readonly SavedSnapshot[]) => [...list].sort((a, b) => b.n - a.n)

const nextNumber = (list: readonly SavedSnapshot[]) => Math.max(0, ...list.map(({ n }) => n)) + 1

function inDatabase({ reading, change }: RealDatabase): SavedSnapshots {
  const list = async () => {
    const all = await toPromise<unknown[]>(reading().getAll())
    return newestFirst(all.flatMap((one) => parseSavedSnapshot(one) ?? []))
  }
  return {
    lasting: true,
    list,
    async save(saved) {
      const n = nextNumber(await list())
      await change((store) => store.put({ ...saved, n }, saved.name))
    },
    remove: (name) => change((store) => store.delete(name)),
  }
}

function inMemory(): SavedSnapshots {
  const all = new Map<string, SavedSnapshot>()
  return {
    lasting: false,
    list: async () => newestFirst([...all.values()]),
    save: async (saved) => void all.set(saved.name, { ...saved, n: nextNumber([...all.values()]) }),
    remove: async (name) => void all.delete(name),
  }
}

/** Without a database, snapshots last as long as the page. */
export async function openSavedSnapshots(): Promise<SavedSnapshots> {
  const database = await openRealDatabase('portal-mock-snapshots', 'kept').catch(() => null)
  return database ? inDatabase(database) : inMemory()
}
