import type { World } from '#mocks/world/world-types.ts'
import { clearTab } from './moved-clock.ts'
import { realDevice, realTab } from './real-storage.ts'

/** Deletes the app's cached catalogue (src/api/games/catalogue.ts), which belongs to another world. */
function forgetCatalogue(): void {
  try {
    indexedDB.deleteDatabase('portal-catalogue')
  } catch {
    // Without storage there is no cache to delete.
  }
}

/**
 * Prepares this tab for the visitor of a newly chosen world: session and language; all else is cleared.
 * Called before the app starts, by mock builds and by stories.
 */
export async function enterWorld(world: World): Promise<void> {
  clearTab()
  forgetCatalogue()
  await world.welcome()
  const { token, language } = world.visitor
  if (token) realTab.set('token', token)
  if (language) realDevice.set('lang', language)
}
