import { toMessage } from '#mocks/world/core/to-message.ts'
import { forgetLink, type PageRequest, readRequest, rememberLink } from './boot/address.ts'
import { saveControls } from './boot/controls.ts'
import { enterWorld } from './boot/enter.ts'
import { limitBrowser } from './boot/limit-browser.ts'
import { markCalls } from './boot/mark-calls.ts'
import { neverSettle, showPlainPage } from './boot/plain-page.ts'
import { createPortalMock } from './boot/portal-mock.ts'
import { enablePseudoLanguage, forceRightToLeft } from './boot/pseudo-language.ts'
import { openSaved, type Saved } from './boot/saved.ts'
import { saveRecording } from './boot/saved-recording.ts'
import { waitForServiceWorker } from './boot/service-worker-control.ts'
import { recordTextKeys } from './boot/text-keys.ts'
import { restoreLinkedWorld, takeLinkedWorld } from './boot/world-in-link.ts'
import { startWorker } from './browser.ts'
import { createWorld } from './create-world.ts'
import type { WorldLink } from './scenarios/link.ts'
import { UnknownScenarioError } from './scenarios/registry.ts'
import type { Snapshot, World } from './world/world-types.ts'

/** Only mock builds contain this text; a test searches the live build for it. */
export const SENTINEL = 'portal-mock-sentinel'

interface OpenWorld {
  readonly world: World
  readonly saved: Saved
}

/** Shows why a link cannot be opened, with links to open instead. */
function refuseLink(error: unknown): Promise<never> {
  forgetLink()
  const near = error instanceof UnknownScenarioError ? error.near : ['normal']
  showPlainPage({
    title: 'We cannot open this link · এই লিংকটি খোলা যাচ্ছে না',
    lines: [toMessage(error)],
    links: near.map((name) => ({ text: name, href: `${location.pathname}?scenario=${name}` })),
  })
  return neverSettle()
}

/** Covers the page of a tab whose world another tab has ended. */
const showStartedOver = () =>
  showPlainPage({
    title: 'This world was reset · এই নমুনা জগৎ আবার শুরু হয়েছে',
    lines: [
      'Another tab reset it. Reload this tab to continue in the new world.',
      'অন্য একটি ট্যাব থেকে এটি নতুন করে শুরু করা হয়েছে। নতুনটিতে চালিয়ে যেতে এই ট্যাবটি আবার লোড করুন।',
    ],
    reload: true,
  })

/** The snapshot of a new world, for a link that carries another one's differences. */
async function freshSnapshot(link: WorldLink): Promise<Snapshot> {
  const world = createWorld(link, { onBreach: 'report' })
  await world.ready
  return world.snapshot()
}

async function openWorld({ link, fresh, reset }: PageRequest): Promise<OpenWorld> {
  const carried = takeLinkedWorld()
  const world = createWorld(link, { onBreach: 'report' })
  const begins = { reset: reset || carried !== null, onStartedOver: showStartedOver }
  const saved = await openSaved(world, begins)
  if (fresh || carried !== null) await enterWorld(world)
  if (carried !== null) await restoreLinkedWorld(world, carried)
  rememberLink(link)
  return { world, saved }
}

/** Restricts the browser and switches its texts synchronously, so that the app never sees the original ones. */
async function openLink(): Promise<OpenWorld> {
  const request = readRequest()
  const { browser, pseudo } = request.link.conditions
  limitBrowser(browser)
  if (pseudo) enablePseudoLanguage()
  if (pseudo === 'rtl') forceRightToLeft()
  return openWorld(request)
}

/** Starts the fake backend for this page; resolves when its calls are answered. Never rejects. */
export async function start(): Promise<void> {
  // Calls made before the worker took control went past the fake backend, so their answers are void.
  if (window.early) window.early = {}
  markCalls()
  recordTextKeys()
  const { world, saved } = await openLink().catch(refuseLink)
  const portalMock = createPortalMock(world, saved.forget)
  window.portalMock = portalMock
  saveControls(world)
  await saveRecording(world)
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  await waitForServiceWorker(() => startWorker(world, { url }))
  document.documentElement.dataset.mock = SENTINEL
  void import('./qa-panel/panel.tsx').then(({ mountPanel }) =>
    mountPanel(world, portalMock, freshSnapshot),
  )
}
