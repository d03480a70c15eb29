import type { World } from '../world/world-types.ts'
import { realDevice, realTab } from './real-storage.ts'

/** The catalogue that the app kept of another world (src/api/catalogue.ts) is none of this one's. */
function forgetCatalogue(): void {
  try {
    indexedDB.deleteDatabase('portal-catalogue')
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * The visitor of a newly chosen world arrives in this tab: logged in or out, and speaking their language.
 * Everything else the tab remembered is gone. The app and the stories use it alike, before the app starts.
 */
export async function enterWorld(world: World): Promise<void> {
  realTab.clear()
  forgetCatalogue()
  await world.welcome()
  const { token, language } = world.visitor
  if (token) realTab.set('token', token)
  if (language) realDevice.set('lang', language)
}
