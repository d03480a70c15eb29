import { render, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createPortalMock } from '#mocks/boot/portal-mock.ts'
import { PanelContext, type PanelTools } from '#mocks/qa-panel/shell/panel-context.ts'
import { watchWorld } from '#mocks/qa-panel/shell/world-changes.ts'
import { createSnapshotActions } from '#mocks/qa-panel/snapshots/snapshot-actions.ts'
import type { World } from '#mocks/world/world-types.ts'

const nothing = () => undefined

/** The tools of a panel in which nothing can be recorded or undone, unless a test brings its own. */
export function createTools(world: World, own: Partial<PanelTools>): PanelTools {
  const portalMock = createPortalMock(world, async () => undefined)
  return {
    world,
    portalMock,
    changes: watchWorld(world),
    recorder: { steps: () => [], restart: nothing, onStep: () => nothing },
    snapshots: createSnapshotActions(world, {
      use: portalMock.use,
      load: nothing,
      fresh: async () => world.snapshot(),
    }),
    stepBack: { has: () => false, back: async () => undefined, start: async () => '' },
    reload: nothing,
    openSection: nothing,
    ...own,
  }
}

/** Draws a section of the panel for a world. */
export function renderSection(section: ReactNode, world: World, own: Partial<PanelTools> = {}) {
  const { container } = render(
    <PanelContext value={createTools(world, own)}>{section}</PanelContext>,
  )
  return within(container)
}
