import { forget, type PageRequest, readRequest, remember } from './boot/address.ts'
import { enterWorld } from './boot/enter.ts'
import { limitBrowser } from './boot/limit-browser.ts'
import { neverSettle, showPlainPage } from './boot/plain-page.ts'
import { createPortalMock } from './boot/portal-mock.ts'
import { forgetSaved, keepSaved, restoreSaved } from './boot/saved.ts'
import { waitForServiceWorker } from './boot/service-worker-control.ts'
import { startWorker } from './browser.ts'
import { merge } from './scenarios/merge.ts'
import { UnknownScenario } from './scenarios/registry.ts'
import { createWorld } from './world/world.ts'
import type { World } from './world/world-types.ts'

/** Only mock builds contain this text; a test searches the live build for it. */
export const SENTINEL = 'portal-mock-sentinel'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Shows why a link cannot be opened, with links to open instead. */
function refuseLink(error: unknown): Promise<never> {
  forget()
  const near = error instanceof UnknownScenario ? error.near : ['normal']
  showPlainPage({
    title: 'This link cannot be opened · এই লিংকটি খোলা যাচ্ছে না',
    lines: [messageOf(error)],
    links: near.map((name) => ({ text: name, href: `${location.pathname}?scenario=${name}` })),
  })
  return neverSettle()
}

async function openWorld({ link, fresh, reset }: PageRequest): Promise<World> {
  const world = createWorld({
    scenario: link.scenarios.map(({ name }) => name).join('+'),
    seed: link.seed,
    clock: link.clock ?? undefined,
    onBreach: 'report',
  })
  if (reset) forgetSaved(link)
  await world.ready
  await restoreSaved(world)
  if (fresh) await enterWorld(world)
  remember(link)
  return world
}

/** Limits the browser synchronously: the app must not see it unlimited first. */
async function openLink(): Promise<World> {
  const request = readRequest()
  limitBrowser(merge(request.link.scenarios).browser)
  return openWorld(request)
}

/** Starts the fake backend for this page; resolves when its calls are answered. Never rejects. */
export async function start(): Promise<void> {
  // Calls made before the worker took control went past the fake backend, so their answers are void.
  if (window.early) window.early = {}
  const world = await openLink().catch(refuseLink)
  const stopSaving = keepSaved(world)
  const portalMock = createPortalMock(world, stopSaving)
  window.portalMock = portalMock
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  await waitForServiceWorker(() => startWorker(world, { url }))
  document.documentElement.dataset.mock = SENTINEL
  void import('./workbench/panel.ts').then(({ mountPanel }) => mountPanel(world, portalMock))
}
