import type { IncomingMessage } from 'node:http'

/** The cookie that puts a whole browser into a session. */
export const SESSION_COOKIE = 'mock-session'

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

/**
 * Which session a request belongs to, null for the world of everybody: by header, by `?mock-session=` (a browser's
 * socket cannot send headers of its own) or by cookie.
 */
export function sessionOf({ headers, url }: Pick<IncomingMessage, 'headers' | 'url'>) {
  const header = headers['x-mock-session']
  const named = Array.isArray(header) ? header[0] : header
  const query = URL.parse(url ?? '/', 'http://127.0.0.1')?.searchParams.get(SESSION_COOKIE)
  return named || query || cookieOf(headers.cookie, SESSION_COOKIE) || null
}
