import { forget, readWish, remember, type Wish } from './boot/address.ts'
import { enterWorld } from './boot/enter.ts'
import { limitBrowser } from './boot/limit-browser.ts'
import { showPlainPage, stayHere } from './boot/plain-page.ts'
import { createPortalMock } from './boot/portal-mock.ts'
import { forgetSaved, keepSaved, restoreSaved } from './boot/saved.ts'
import { inControl } from './boot/service-worker-control.ts'
import { startWorker } from './browser.ts'
import { merge } from './scenarios/merge.ts'
import { UnknownScenario } from './scenarios/registry.ts'
import { createWorld } from './world/world.ts'
import type { World } from './world/world-types.ts'

/** Stands in the mock builds only; the live build is searched for it. */
export const SENTINEL = 'portal-mock-sentinel'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A link that cannot be opened: the sentence, and what to open instead. */
function refuseLink(error: unknown): Promise<never> {
  forget()
  const near = error instanceof UnknownScenario ? error.near : ['normal']
  showPlainPage({
    title: 'This link cannot be opened · এই লিংকটি খোলা যাচ্ছে না',
    lines: [messageOf(error)],
    links: near.map((name) => ({ text: name, href: `${location.pathname}?scenario=${name}` })),
  })
  return stayHere()
}

async function openWorld({ link, fresh, reset }: Wish): Promise<World> {
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

/** Everything up to the world itself happens at once: the app must not see the browser unlimited. */
async function openLink(): Promise<World> {
  const wish = readWish()
  limitBrowser(merge(wish.link.scenarios).browser)
  return openWorld(wish)
}

/** Starts the fake backend for this page; resolves when its calls are answered. Never rejects. */
export async function start(): Promise<void> {
  // What the page fetched before the worker was there came from nowhere.
  if (window.early) window.early = {}
  const world = await openLink().catch(refuseLink)
  const stopSaving = keepSaved(world)
  const portalMock = createPortalMock(world, stopSaving)
  window.portalMock = portalMock
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  await inControl(() => startWorker(world, { url }))
  document.documentElement.dataset.mock = SENTINEL
  void import('./workbench/panel.ts').then(({ mountPanel }) => mountPanel(world, portalMock))
}
