import { now } from '../lib/clock.ts'
import { deviceStorage } from '../lib/storage.ts'

/** Shared by the tabs of a device: who is here in one is here in all. */
const KEY = 'lastSign'
/** A moving hand is written down no more often than this. */
const STEP_MS = 5000

let last = 0
let written = 0

/** Notes that somebody is here. */
export function noteSign(): void {
  last = now()
  if (Math.abs(last - written) < STEP_MS) return
  written = last
  deviceStorage.set(KEY, String(last))
}

/** When somebody was here last, in this tab or another one of the device; epoch ms. */
export function lastSign(): number {
  const elsewhere = Number(deviceStorage.get(KEY))
  return elsewhere > last && elsewhere <= now() ? elsewhere : last
}
