import type { Middleware } from 'openapi-fetch'
import { ENCRYPTED } from '#openapi/generated/client-facts.ts'
import type { Line } from './context.ts'
import { ApiError } from './error.ts'

const encrypted = (method: string, path: string): boolean => ENCRYPTED.includes(`${method} ${path}`)

/**
 * The server refuses bodies whose time is five minutes off. Its own time arrives with its answer, up to half a minute
 * late.
 */
const MIN_SHIFT_MS = 4.5 * 60_000

interface Sent {
  /** The unencrypted request; only clones are read, so that it can be sealed again. */
  readonly request: Request
  /** By the device's clock, and by what was known of the server's. */
  readonly at: number
  readonly serverAt: number
}

/**
 * Operations marked `x-encrypted` are sent sealed or not at all. If the device's clock was set while the page was open,
 * the seal has the wrong time and the server refuses it before it looks inside. Its answer brings its time: the same
 * request is then sealed and sent again, with the same idempotency key (ADR 0085).
 */
export function sealing({ context, time, fetch }: Line): Middleware {
  const underWay = new Map<string, Sent>()

  async function sealed(request: Request): Promise<Request> {
    const key = context.transportKey()
    if (!key) throw new ApiError({ status: 0, code: 'insecure' })
    const { seal } = await import('./seal.ts')
    const text = await request.clone().text()
    const body = JSON.stringify(await seal(text, { ...key, ts: time.serverNow() }))
    return new Request(request, { body })
  }

  return {
    async onRequest({ id, request, schemaPath }) {
      if (!encrypted(request.method, schemaPath)) return undefined
      const ready = await sealed(request)
      const serverAt = time.serverNow()
      underWay.set(id, { request, at: time.toDeviceTime(serverAt), serverAt })
      return ready
    },
    async onResponse({ id, response }) {
      const sent = underWay.get(id)
      underWay.delete(id)
      if (!sent || response.status !== 422) return undefined
      time.syncServerTime(response)
      const shift = Math.abs(time.toServerTime(sent.at) - sent.serverAt)
      return shift < MIN_SHIFT_MS ? undefined : fetch(await sealed(sent.request))
    },
    onError({ id }) {
      underWay.delete(id)
    },
  }
}
