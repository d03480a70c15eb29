import type { IncomingMessage } from 'node:http'

/** The cookie that puts a whole browser into a session. */
export const SESSION_COOKIE = 'mock-session'

export const SOCKET = '/wps/socket'

/** Longer names are refused: they are kept, listed and shown. */
export const LONGEST_NAME = 200

/** One cookie of a request; null where it is not sent or cannot be read. */
export function cookieOf(cookies: string | undefined, name: string): string | null {
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

/** A browser's socket cannot send headers of its own. Calls can: an address alone could be asked by any other site. */
function sessionOfSocket(address: string | undefined): string | null {
  const url = URL.parse(address ?? '/', 'http://127.0.0.1')
  return url?.pathname === SOCKET ? url.searchParams.get(SESSION_COOKIE) : null
}

/**
 * Which session a request belongs to, null for the world of everybody: by header, by the socket's `?mock-session=` or
 * by cookie.
 */
export function sessionOf({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) {
  const header = headers['x-mock-session']
  const named = Array.isArray(header) ? header[0] : header
  return named || sessionOfSocket(url) || cookieOf(headers.cookie, SESSION_COOKIE) || null
}
