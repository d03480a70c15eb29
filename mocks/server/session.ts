import type { IncomingMessage } from 'node:http'

/** The cookie that switches a whole browser to a session. */
export const SESSION_COOKIE = 'mock-session'

export const SOCKET = '/wps/socket'

/** Longer names are refused, because names are stored, listed and shown. */
export const MAX_NAME_LENGTH = 200

/** One cookie of a request; null if it is missing or malformed. */
export function parseCookie(cookies: string | undefined, name: string): string | null {
  for (const one of (cookies ?? '').split(';')) {
    const [key, ...value] = one.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(value.join('='))
    } catch {
      return null
    }
  }
  return null
}

/**
 * A browser's socket cannot send headers of its own, so it may name the session in the address. Calls must not, because
 * any other site could request such an address.
 */
function sessionOfSocket(address: string | undefined): string | null {
  const url = URL.parse(address ?? '/', 'http://127.0.0.1')
  return url?.pathname === SOCKET ? url.searchParams.get(SESSION_COOKIE) : null
}

/** The session of a request, or null for the shared world: by header, by the socket's `?mock-session=` or by cookie. */
export function parseSession({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) {
  const header = headers['x-mock-session']
  const named = Array.isArray(header) ? header[0] : header
  return named || sessionOfSocket(url) || parseCookie(headers.cookie, SESSION_COOKIE) || null
}
