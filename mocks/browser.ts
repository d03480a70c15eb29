import { type SetupWorker, setupWorker } from 'msw/browser'
import { allowServiceWorker } from './boot/trusted-types.ts'
import type { World } from './world/world-types.ts'

/** The browser has no service workers for this page. */
class ServiceWorkerUnavailableError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ServiceWorkerUnavailableError'
  }
}

/** Resolves when a service worker controls this page. */
function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/**
 * Answers this page's calls, pictures and sockets from a world. Everything else goes to the network.
 * Rejects with ServiceWorkerUnavailableError where there are no service workers. There is no timeout: a busy
 * disk delays a worker by seconds, and giving up gains nothing.
 */
export async function startWorker(world: World, { url }: { url: string }): Promise<SetupWorker> {
  if (!('serviceWorker' in navigator)) {
    throw new ServiceWorkerUnavailableError(
      'Service workers are not available. Use a browser that supports them, over https or on localhost.',
    )
  }
  const worker = setupWorker(...world.handlers)
  allowServiceWorker(url)
  await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: 'bypass' })
  await controlled()
  return worker
}

/** Answers from another world from now on, for example the next story's. */
export const serveWorld = (worker: SetupWorker, world: World): void =>
  worker.resetHandlers(...world.handlers)
