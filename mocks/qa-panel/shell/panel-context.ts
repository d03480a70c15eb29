import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PortalMock } from '#mocks/boot/portal-mock.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { StepBack } from '../calls/step-back.ts'
import type { Recorder } from '../record/recorder.ts'
import type { SnapshotActions } from '../snapshots/snapshot-actions.ts'
import type { WorldChanges } from './world-changes.ts'

/** The world and the tools that the sections of the panel use. */
export interface PanelTools {
  readonly world: World
  readonly portalMock: PortalMock
  readonly changes: WorldChanges
  readonly recorder: Recorder
  readonly snapshots: SnapshotActions
  readonly stepBack: StepBack
  /** Loads the current page again, so that it asks again. */
  reload(): void
  /** Opens the panel at a section. */
  openSection(title: string): void
}

export const PanelContext = createContext<PanelTools | null>(null)

/** The tools of the panel; throws outside of it. */
export function usePanel(): PanelTools {
  const tools = useContext(PanelContext)
  if (!tools) throw new Error('A section of the QA panel is used outside of it.')
  return tools
}

/** The world; the component is drawn again after a change in it. */
export function useWorld(): World {
  const { world, changes } = usePanel()
  useSyncExternalStore(changes.subscribe, changes.version)
  return world
}
