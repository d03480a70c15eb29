import { createRoot } from 'react-dom/client'
import type { PortalMock } from '#mocks/boot/portal-mock.ts'
import type { CreateSnapshot } from '#mocks/boot/world-in-link.ts'
import { MIDNIGHT_TOKENS } from '#mocks/design-tokens.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import type { World } from '#mocks/world/world-types.ts'
import { createStepBack } from './calls/step-back.ts'
import { applyWaiting } from './palette/later.ts'
import { recordSteps } from './record/recorder.ts'
import { keepAboveDialogs } from './shell/above-dialogs.ts'
import { Panel } from './shell/panel.tsx'
import shell from './shell/shell.css?inline'
import { watchWorld } from './shell/world-changes.ts'
import { leaveNote } from './snapshots/restore-snapshot.ts'
import { createSnapshotActions } from './snapshots/snapshot-actions.ts'

/** The look that all sections share, and then theirs. */
const STYLES = [
  shell,
  ...Object.values(
    import.meta.glob<string>(['./**/*.css', '!./shell/*.css'], {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  ),
]

/** Loads a page, or reloads the current one. */
function loadPage(path: string): void {
  if (new URL(path, location.href).href === location.href) location.reload()
  else location.assign(path)
}

/** The page's policy forbids style elements. */
function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/**
 * Adds the QA panel to the page: a button in the bottom corner, Ctrl+Alt+M; it can be closed, which is remembered.
 * `fresh` takes the snapshot of a new world.
 */
export function mountPanel(world: World, portalMock: PortalMock, fresh: CreateSnapshot): void {
  const host = document.createElement('portal-mock-panel')
  const root = host.attachShadow({ mode: 'open' })
  // Always midnight, so that the panel looks the same over every theme of the portal.
  root.adoptedStyleSheets = [`:host { ${MIDNIGHT_TOKENS} }`, ...STYLES].map(createSheet)
  keepAboveDialogs(host)
  const snapshots = createSnapshotActions(world, { use: portalMock.use, load: loadPage, fresh })
  snapshots.restorePending().catch((error) => {
    leaveNote(toMessage(error))
  })
  void applyWaiting(world)
  const tools = {
    world,
    portalMock,
    changes: watchWorld(world),
    recorder: recordSteps(host),
    snapshots,
    stepBack: createStepBack(world, snapshots),
    reload: () => loadPage(location.href),
  }
  document.body.append(host)
  createRoot(root).render(<Panel host={host} tools={tools} />)
}
