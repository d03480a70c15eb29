import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseCookie } from './session.ts'

/** The cookie with the token for browsers; programs send a header. */
export const TOKEN_COOKIE = 'mock-token'

/** A shorter token could be guessed. */
const MIN_TOKEN_LENGTH = 16

/** Paths that may be requested without a token: a load balancer has none. */
const OPEN = new Set(['/__mock/health', '/__mock/ready', '/__mock/enter'])

export const TOKEN_REQUIRED_MESSAGE =
  'This server needs a token, printed when it started. Send it as x-mock-token or Authorization: Bearer, or enter it at /__mock/.'

/** Whether a server on this host can be reached from this machine only. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

/** The token that is required if other machines can reach the server. Throws if it is too short. */
export function tokenFor(host: string, token: string | undefined): string | null {
  if (token !== undefined && token.length < MIN_TOKEN_LENGTH) {
    throw new RangeError(`The token must have at least ${MIN_TOKEN_LENGTH} characters.`)
  }
  return token ?? (isLoopback(host) ? null : randomBytes(24).toString('base64url'))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Digests have equal length and are compared in constant time, so the time of an answer reveals nothing about the
 * token.
 */
export const isToken = (token: string, sent: string) => timingSafeEqual(digest(token), digest(sent))

/** Whether this request is allowed; without a token every request is. */
export function isAuthorized(
  token: string | null,
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): boolean {
  if (token === null || method === 'OPTIONS') return true
  if (OPEN.has(URL.parse(url ?? '/', 'http://127.0.0.1')?.pathname ?? '')) return true
  const header = headers['x-mock-token']
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  const sent = [header, bearer, parseCookie(headers.cookie, TOKEN_COOKIE)]
  return sent.some((one) => typeof one === 'string' && isToken(token, one))
}
