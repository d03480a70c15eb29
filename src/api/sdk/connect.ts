import { type LoginRequest, login, logout } from '../member/session.ts'
import { client, setBackendOrigin } from '../transport/client.ts'
import { setRequestContext } from '../transport/context.ts'
import { openSocket, type SocketHandlers } from '../transport/socket.ts'
import { unwrap } from '../transport/unwrap.ts'

export interface ConnectOptions {
  /** The backend, `https://play.example`. */
  readonly origin: string
  /** The language of what the server says, `EN`. */
  readonly language?: string
  /** The token of an existing session. */
  readonly token?: string
  /** The server no longer knows the session; it is forgotten by then. */
  readonly onSessionEnd?: () => void
}

let backend = ''
let session: string | null = null

/** The token of who is logged in; null for a guest. */
export const sessionToken = (): string | null => session

/** Switches the session: to the token of a login in several steps, or to a guest with null. */
export function setSession(token: string | null): void {
  session = token
}

/** The backend's origin. Throws for any other address, because calls would go elsewhere. */
function originOf(text: string): string {
  let url: URL | null = null
  try {
    url = new URL(text)
  } catch {
    // No address at all, or one without a scheme.
  }
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new TypeError(
    `connect() takes an origin alone, http or https with host and port, not "${text}".`,
  )
}

/**
 * Points all calls of this program at a backend and fetches its configuration, whose merchant and key every later call
 * needs. Returns the configuration; rejects with ApiError, or TypeError for an invalid origin. A program has one
 * connection.
 */
export async function connect({ origin, language = 'EN', token, onSessionEnd }: ConnectOptions) {
  backend = originOf(origin)
  session = token ?? null
  setBackendOrigin(backend)
  setRequestContext({
    token: sessionToken,
    merchant: () => null,
    language: () => language,
    transportKey: () => null,
    onUnauthorized(refused) {
      if (refused !== session) return
      session = null
      onSessionEnd?.()
    },
  })
  const config = await unwrap(client.GET('/wps/system/settings/consolidated'))
  setRequestContext({
    merchant: () => config.merchantCode,
    transportKey: () => config.transportKey,
  })
  return config
}

/** Logs in and keeps the session. Its refusals say what to do next: `captcha`, `methods`, `lockedUntil`. */
export async function logIn(body: LoginRequest) {
  const answer = await login(body)
  session = answer.token
  return answer
}

/** Ends the session. It is forgotten even when the server could not be reached. */
export async function logOut(): Promise<void> {
  try {
    await logout()
  } finally {
    session = null
  }
}

/** Opens the socket of who is logged in and reconnects it; answers how to close it. */
export function listen(line: SocketHandlers): () => void {
  if (session === null) throw new Error('Only who is logged in has a socket: call logIn() first.')
  return openSocket(session, line, backend)
}
