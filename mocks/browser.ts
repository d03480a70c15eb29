import { type SetupWorker, setupWorker } from 'msw/browser'
import { allowServiceWorker } from './boot/trusted.ts'
import type { World } from './db/world-types.ts'

/** The service worker did not take control in time. */
export class NoControl extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'NoControl'
  }
}

const CONTROL_MS = 5000

const after = (ms: number, reason: string) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new NoControl(reason)), ms))

/** Settled when a service worker controls this page. */
function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/**
 * Lets a world answer this page's calls, pictures and sockets. Everything else goes to the network.
 * Rejects with NoControl when the worker is not in control within `limit` real milliseconds.
 */
export async function startWorker(
  world: World,
  { url, limit = CONTROL_MS }: { url: string; limit?: number },
): Promise<SetupWorker> {
  if (!('serviceWorker' in navigator)) {
    throw new NoControl('This browser, or this address without https, has no service workers.')
  }
  const worker = setupWorker(...world.handlers)
  allowServiceWorker(url)
  const start = async () => {
    await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame: 'bypass' })
    await controlled()
  }
  await Promise.race([
    start(),
    after(limit, `The service worker was not in control within ${limit} ms.`),
  ])
  return worker
}

/** Lets another world answer from now on, for example the next story's. */
export const serveWorld = (worker: SetupWorker, world: World): void =>
  worker.resetHandlers(...world.handlers)
