import type { World } from '#mocks/world/world-types.ts'
import { stopAnswering } from './calls.ts'
import type { Stage } from './globals.ts'

/** The parameters of a screen story: only the world's link and the address. */
export interface ScreenParameters {
  /** As in the app: `scenario=member&seed=7&clock=2026-11-20T09:00:00Z`. */
  world?: string
  route?: string
}

/** Makes the browser an ordinary one again after a story about one that keeps nothing. */
let restore: () => void = () => undefined

/** Leaves the world of the story before and opens this story's, if it names one. */
export async function enterWorld({ world: link, route = '/' }: ScreenParameters, stage: Stage) {
  restore()
  restore = () => undefined
  stopAnswering()
  if (link === undefined) return {}
  // The fake backend and the portal are 450 modules; a story of a component loads without them.
  const { openWorld } = await import('./world.ts')
  return openWorld({ link, route, stage, onLimited: (undo) => (restore = undo) })
}

/** A story whose fake backend broke the contract fails, whatever it looks like. */
export function reportBreaches({ world }: { world?: World }): void {
  const [first] = world?.breaches ?? []
  if (first) throw first
}
