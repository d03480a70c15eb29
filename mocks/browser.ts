import { type SetupWorker, setupWorker } from 'msw/browser'
import { allowServiceWorker } from './boot/trusted-types.ts'
import type { World } from './world/world-types.ts'

/** No service worker can take control of this page. */
export class NoControl extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NoControl'
  }
}

/** Settled when a service worker controls this page. */
function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/**
 * Lets a world answer this page's calls, pictures and sockets. Everything else goes to the network.
 * Rejects with NoControl where there are no service workers. How long one takes is up to the machine:
 * a busy disk delays it by seconds, and nothing is gained by giving up.
 */
export async function startWorker(world: World, { url }: { url: string }): Promise<SetupWorker> {
  if (!('serviceWorker' in navigator)) {
    throw new NoControl('This browser, or this address without https, has no service workers.')
  }
  const worker = setupWorker(...world.handlers)
  allowServiceWorker(url)
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: 'bypass' })
  await controlled()
  return worker
}

/** Lets another world answer from now on, for example the next story's. */
export const serveWorld = (worker: SetupWorker, world: World): void =>
  worker.resetHandlers(...world.handlers)
