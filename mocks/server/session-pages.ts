import { createHash } from 'node:crypto'
import { systemTime } from './clock.ts'
import { isToken, TOKEN_COOKIE } from './gate.ts'
import type { SessionState } from './limits.ts'
import { SCRIPT, STYLE, sessionsPage, tokenPage } from './page.ts'
import { MAX_NAME_LENGTH, parseCookie, SESSION_COOKIE } from './session.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The pages contain everything that they run or show. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const html = (page: string, status = 200) =>
  new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })

const goTo = (location: string, cookie: string | null) =>
  new Response(null, {
    status: 303,
    headers: { location, ...(cookie !== null && { 'set-cookie': cookie }) },
  })

/** Sent with links from elsewhere, but not with writes of other sites. */
const cookieFor = (name: string, value: string) =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax`

export const showSessions = (request: Request, sessions: readonly SessionState[]) =>
  html(
    sessionsPage({
      sessions,
      current: parseCookie(request.headers.get('cookie') ?? '', SESSION_COOKIE),
      now: systemTime(),
    }),
  )

/** Switches the browser to the session of the address, or back to the shared world. */
export function openSession({ url }: Request): Response {
  const name = new URL(url).searchParams.get(SESSION_COOKIE) ?? ''
  if (name.length > MAX_NAME_LENGTH) {
    const message = `A session name can have up to ${MAX_NAME_LENGTH} characters.`
    return Response.json({ message }, { status: 400 })
  }
  const cookie = cookieFor(SESSION_COOKIE, name)
  return goTo('/', name === '' ? `${cookie}; Max-Age=0` : cookie)
}

export const requireToken = (isWrong = false) => html(tokenPage(isWrong), 401)

/** Lets a browser in if its form contains the token. */
export async function signInBrowser(request: Request, token: string | null): Promise<Response> {
  const sent = new URLSearchParams(await request.text()).get('token') ?? ''
  if (token === null) return goTo('/__mock/', null)
  return isToken(token, sent)
    ? goTo('/__mock/', cookieFor(TOKEN_COOKIE, token))
    : requireToken(true)
}
