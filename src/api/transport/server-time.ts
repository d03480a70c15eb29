import { now } from '#lib/clock.ts'

let offset = 0

/** Learns the server's clock from an answer (header `x-server-time`, epoch ms). */
export function syncServerTime(response: Response): void {
  const at = Number(response.headers.get('x-server-time'))
  if (Number.isSafeInteger(at) && at > 0) offset = at - now()
}

/** The server's time at a moment of the device's clock. */
export const toServerTime = (epochMs: number): number => epochMs + offset

/** Converts a server time to this device's clock, for countdowns. */
export const toDeviceTime = (epochMs: number): number => epochMs - offset

/** The server's clock as last learnt, epoch ms; device clocks may be minutes off. */
export const serverNow = (): number => toServerTime(now())
