import { formatLink, type WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { browserPeers } from './peers.ts'
import { realDevice } from './real-storage.ts'
import { endSaved } from './saved-head.ts'
import { shareWorld } from './shared-world.ts'

const SAVE_AFTER_MS = 250

const keyOf = (link: WorldLink) => `portal-mock:v1:${formatLink(link)}`

/** A world that this browser keeps. */
export interface Saved {
  /** Deletes what is saved and saves no more. Never rejects. */
  forget(): Promise<void>
}

export interface SavedOptions {
  /** True to ignore the saved state. */
  readonly reset: boolean
  /** Another tab has started this world over. */
  onStartedOver(): void
}

/**
 * Opens a new world's saved state: shared with the other tabs where this browser has locks and a database,
 * else this tab's own, of which the tab that saves last wins. Resolves when it is restored.
 */
export async function openSaved(
  world: World,
  { reset, onStartedOver }: SavedOptions,
): Promise<Saved> {
  const { link } = world
  const [peers] = await Promise.all([browserPeers(link), world.ready])
  if (peers) {
    removeSaved(link)
    if (reset) await endSaved(peers)
    const together = shareWorld(world, {
      peers,
      onStartedOver,
      say: (text) => console.info(text),
    })
    await world.inTurn(async () => undefined)
    return { forget: together.startOver }
  }
  if (reset) removeSaved(link)
  await restoreSaved(world)
  const stop = saveChanges(world)
  return {
    async forget() {
      stop()
      removeSaved(link)
    },
  }
}

/** Restores what this browser saved for the world's link. Broken or outdated content counts as none. */
export async function restoreSaved(world: World): Promise<boolean> {
  const text = realDevice.get(keyOf(world.link))
  if (!text) return false
  try {
    await world.restore(JSON.parse(text))
    return true
  } catch {
    removeSaved(world.link)
    return false
  }
}

/** Removes what was saved for a link. */
const removeSaved = (link: WorldLink): void => realDevice.remove(keyOf(link))

/** Saves the world shortly after each change, and on pagehide. Returns how to stop. */
export function saveChanges(world: World): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let on = true
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (!on) return
    try {
      realDevice.set(keyOf(world.link), JSON.stringify(world.snapshot()))
    } catch {
      // Storage is full or forbidden: the world then lives as long as the page.
    }
  }
  const stopListening = world.onChange(() => {
    timer ??= setTimeout(save, SAVE_AFTER_MS)
  })
  const leave = () => {
    if (timer !== undefined) save()
  }
  addEventListener('pagehide', leave)
  return () => {
    on = false
    clearTimeout(timer)
    stopListening()
    removeEventListener('pagehide', leave)
  }
}
