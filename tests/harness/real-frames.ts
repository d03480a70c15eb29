import { clearTimeout, setTimeout } from 'node:timers'

/**
 * The document runs its animation frames by one `setInterval`, which it starts with the first frame that is requested.
 * If a test fakes intervals at that moment, this frame never runs, and neither does any later one, in whichever test
 * of the worker. So frames get real timers of their own. A test that wants to fake frames names them in `toFake`.
 */
const FRAME_MS = 16

globalThis.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), FRAME_MS))
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle)
