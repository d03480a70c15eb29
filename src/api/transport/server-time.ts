import { now } from '#lib/clock.ts'

/** A server's clock as its answers tell it; device clocks may be minutes off. */
export function createServerTime() {
  let offset = 0
  const toServerTime = (epochMs: number): number => epochMs + offset
  return {
    /** Learns the server's clock from an answer (header `x-server-time`, epoch ms). */
    syncServerTime(response: Response): void {
      const at = Number(response.headers.get('x-server-time'))
      if (Number.isSafeInteger(at) && at > 0) offset = at - now()
    },
    /** The server's time at a moment of the device's clock. */
    toServerTime,
    /** Converts a server time to this device's clock, for countdowns. */
    toDeviceTime: (epochMs: number): number => epochMs - offset,
    /** The server's clock as last learnt, epoch ms. */
    serverNow: (): number => toServerTime(now()),
  }
}

export type ServerTime = ReturnType<typeof createServerTime>

/** That of the page's own backend. */
export const serverTime = createServerTime()
export const { syncServerTime, toServerTime, toDeviceTime, serverNow } = serverTime
