import { formatLink, type Link } from '../scenarios/link.ts'
import type { World } from '../world/world-types.ts'
import { realDevice } from './real-storage.ts'

const SAVE_AFTER_MS = 250

const keyOf = (link: Link) => `portal-mock:v1:${formatLink(link)}`

/** Restores what this browser saved for the world's link. Broken or outdated content counts as none. */
export async function restoreSaved(world: World): Promise<boolean> {
  const text = realDevice.get(keyOf(world.link))
  if (!text) return false
  try {
    await world.restore(JSON.parse(text))
    return true
  } catch {
    forgetSaved(world.link)
    return false
  }
}

/** Removes what was saved for a link. */
export const forgetSaved = (link: Link): void => realDevice.remove(keyOf(link))

/** Saves the world shortly after each change, and on pagehide. Returns how to stop. */
export function keepSaved(world: World): () => void {
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
