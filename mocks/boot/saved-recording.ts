import '#mocks/world/core/no-eval.ts'
import { z } from 'zod'
import { REPEATS, type Recording } from '#mocks/har/player.ts'
import type { World } from '#mocks/world/world-types.ts'
import { openRealDatabase, type RealDatabase, toPromise } from './real-database.ts'
import { realTab } from './real-storage.ts'

const KEY = 'portal-mock:recording'
/** This browser keeps the recording that was loaded last. */
const LAST = 'last'

const stateSchema = z.object({
  title: z.string(),
  repeat: z.enum(REPEATS),
  given: z.array(z.tuple([z.number(), z.number()])),
})

const titleOf = ({ name, startedAt, calls }: Recording) => `${name} ${startedAt} ${calls.length}`

/** Only a page of this browser writes them. */
const isRecording = (value: unknown): value is Recording =>
  typeof value === 'object' && value !== null && 'calls' in value && 'redacted' in value

function takeState() {
  try {
    return stateSchema.safeParse(JSON.parse(realTab.get(KEY) ?? '')).data
  } catch {
    return undefined
  }
}

async function restore({ recording: player }: World, { reading }: RealDatabase) {
  const state = takeState()
  if (!state) return
  const saved = await toPromise<unknown>(reading().get(LAST))
  if (isRecording(saved) && titleOf(saved) === state.title)
    player.load(saved, state.repeat, state.given)
}

/** Keeps the recording of this tab, and what it has given, over a reload. Resolves when it is loaded again. */
export async function saveRecording(world: World): Promise<void> {
  const player = world.recording
  const database = await openRealDatabase('portal-mock-recording', 'recordings').catch(() => null)
  // Without a database it lives as long as the page.
  if (!database) return
  await restore(world, database).catch(() => undefined)
  let saved = player.recording
  player.onChange(() => {
    const { recording } = player
    if (recording === saved) return
    saved = recording
    const write = (store: IDBObjectStore) =>
      recording ? store.put(recording, LAST) : store.delete(LAST)
    void database.change(write).catch(() => undefined)
  })
  addEventListener('pagehide', () => {
    const { recording, repeat, given } = player
    if (recording)
      realTab.set(KEY, JSON.stringify({ title: titleOf(recording), repeat, given: [...given] }))
    else realTab.remove(KEY)
  })
}
