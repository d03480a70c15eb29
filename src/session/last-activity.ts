import { now } from '#lib/clock.ts'
import { deviceStorage } from '#lib/storage.ts'

/** Shared by the tabs of a device: activity in one tab counts in all. */
const KEY = 'lastActivityAt'
/** Storage is written at most this often. */
const STEP_MS = 5000

let last = 0
let written = 0

/** Notes that the visitor did something. */
export function recordActivity(): void {
  last = now()
  if (Math.abs(last - written) < STEP_MS) return
  written = last
  deviceStorage.set(KEY, String(last))
}

/** The time of the visitor's last activity in any tab of the device, epoch ms. */
export function lastActivityAt(): number {
  const elsewhere = Number(deviceStorage.get(KEY))
  return elsewhere > last && elsewhere <= now() ? elsewhere : last
}
