import { vi } from 'vitest'
import { setRequestContext } from '#api/transport/context.ts'
import { transportKey } from '#mocks/world/core/keys.ts'
import type { World } from '#mocks/world/world-types.ts'

/** One call as it left the client. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

type Reply = (request: Request, nth: number) => Response | Promise<Response>

/** Stands in for the network: notes every call down, then lets `reply` answer. */
export function onWire(reply: Reply): Sent[] {
  const sent: Sent[] = []
  const line = async (input: Request): Promise<Response> => {
    const { pathname, search } = new URL(input.url)
    const { method, headers } = input
    const body = await input.clone().text()
    sent.push({ method, path: `${pathname}${search}`, headers, body })
    return reply(input, sent.length)
  }
  vi.stubGlobal('fetch', line)
  return sent
}

/** A network that leads to a fake world. */
export const toWorld = (world: World): Sent[] => onWire((request) => world.handle(request))

/** An envelope as the server sends it. */
export function envelope(status: number, body: object, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify({ traceId: 'tr-0007-000001', value: null, ...body }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Values of a success, for tests that ask no more of it than to be one. */
export const BALANCE = {
  balance: '1.00',
  currency: 'BDT',
  currencySymbol: '৳',
  updatedAt: Date.UTC(2026, 10, 20),
}
export const LOGGED_IN = {
  token: 'token-0007-000001',
  firstTimeLogin: false,
  passwordExpired: false,
  userInfo: { userName: 'rahim' },
}

export const granted = (value: unknown = null) => envelope(200, { success: true, value })

type Context = Parameters<typeof setRequestContext>[0]

/** What the client says of its sender in a test; everything not named is as for a first visitor. */
export function speakAs(parts: Context = {}): void {
  setRequestContext({
    token: () => null,
    merchant: () => null,
    language: () => 'BN',
    transportKey: () => ({ kid: transportKey.kid, publicKey: transportKey.publicKey }),
    onUnauthorized: () => undefined,
    ...parts,
  })
}

/** What a call throws; fails when it does not. */
export async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (thrown) {
    return thrown
  }
  throw new Error('The call went through.')
}
