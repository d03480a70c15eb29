import { vi } from 'vitest'
import { setRequestContext } from '#api/transport/context.ts'
import { transportKey } from '#mocks/world/core/keys.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A request as the client sent it. */
export interface SentRequest {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
}

type Reply = (request: Request, nth: number) => Response | Promise<Response>

/** Replaces the network: records each request and answers it with `reply`. */
export function mockNetwork(reply: Reply): SentRequest[] {
  const sent: SentRequest[] = []
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

/** A network that is connected to a fake world. */
export const connectNetwork = (world: World): SentRequest[] =>
  mockNetwork((request) => world.handle(request))

/** An envelope as the server sends it. */
export function envelope(status: number, body: object, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify({ traceId: 'tr-0007-000001', value: null, ...body }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Valid values of a success, for tests that need any. */
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

export const successEnvelope = (value: unknown = null) => envelope(200, { success: true, value })

type Context = Parameters<typeof setRequestContext>[0]

/** Sets the request context; what is not named is that of a first visit. */
export function setContext(parts: Context = {}): void {
  setRequestContext({
    token: () => null,
    merchant: () => null,
    language: () => 'BN',
    transportKey: () => ({ kid: transportKey.kid, publicKey: transportKey.publicKey }),
    onUnauthorized: () => undefined,
    ...parts,
  })
}

/** The error that a call throws; fails if it throws none. */
export async function catchError(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (thrown) {
    return thrown
  }
  throw new Error('The call went through.')
}
