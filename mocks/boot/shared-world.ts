import type { World } from '#mocks/world/world-types.ts'
import { endSaved } from './saved-head.ts'
import { type ShareWorldOptions, SharingTab, toSentence } from './sharing-tab.ts'

export interface SharedWorld {
  /** Deletes the saved world and notifies the other tabs. This page continues alone. */
  startOver(): Promise<void>
  /** This page lives on alone; what is saved stays. */
  leave(): void
}

/**
 * Lets the tabs of one browser live in one world: each turn begins with what the others have saved and
 * ends with saving what it has changed. Events travel to the sockets of all tabs.
 */
export function shareWorld(world: World, options: ShareWorldOptions): SharedWorld {
  const tab = new SharingTab(world, options)
  return {
    leave: () => tab.leave(),
    async startOver() {
      tab.leave()
      await endSaved(options.peers).catch((error) => options.say(`${toSentence(error)}.`))
    },
  }
}
