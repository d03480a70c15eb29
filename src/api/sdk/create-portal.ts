import { type LoginRequest, login, logout } from '../member/session.ts'
import { createTransport, type Transport } from '../transport/client.ts'
import type { IdempotencyKeys } from '../transport/idempotency-keys.ts'
import { createServerTime } from '../transport/server-time.ts'
import { openSocket, type SocketHandlers } from '../transport/socket.ts'
import { unwrap } from '../transport/unwrap.ts'
import { aroundCalls, type CallOptions } from './around.ts'
import { idempotencyKeys } from './keys.ts'
import { createLists, type Lists } from './lists.ts'

const fetchConfiguration = ({ client }: Transport) =>
  unwrap(client.GET('/wps/system/settings/consolidated'))

type Configuration = Awaited<ReturnType<typeof fetchConfiguration>>

/** Who is logged in. */
export interface Session {
  readonly token: string
  /** The name of the account. Writes without an answer are kept under it, and found again after another log-in. */
  readonly account: string
}

/** Where an instance keeps its session; null for a guest. */
export interface SessionStore {
  read(): Session | null
  write(session: Session | null): void
}

export interface PortalOptions extends CallOptions {
  /** The backend's origin, `https://play.example`. */
  readonly baseUrl: string
  /** Kept in memory unless it is given. */
  readonly session?: SessionStore
  /** Sends a request, in place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** The language of what the server says, `EN`. */
  readonly locale?: string
  /** That of an earlier instance with the same backend and language; without it, it is fetched. */
  readonly config?: Configuration
  /** The server no longer knows the session; it is forgotten by then. */
  readonly onSessionEnd?: () => void
}

/** One visitor at one backend; reads, calls and writes take it as their last argument. */
export interface Portal extends Transport, Lists {
  /** The merchant's configuration, as it was when the instance was created. */
  readonly config: Configuration
  readonly session: SessionStore
  /** The idempotency keys of one kind of write, of who is logged in. */
  idempotencyKeys(kind: string): IdempotencyKeys
  /** Logs in and keeps the session. Its refusals say what to do next: `captcha`, `methods`, `lockedUntil`. */
  logIn(body: LoginRequest): ReturnType<typeof login>
  /** Ends the session. It is forgotten even when the server could not be reached. */
  logOut(): Promise<void>
  /** Opens the socket of who is logged in and reconnects it; answers how to close it. */
  listen(handlers: SocketHandlers): () => void
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
    `createPortal() takes an origin alone, http or https with host and port, not "${text}".`,
  )
}

/** A session in memory. */
export function memorySession(first: Session | null = null): SessionStore {
  let session = first
  return {
    read: () => session,
    write(next) {
      session = next
    },
  }
}

/**
 * Creates an instance with its own backend, visitor and clock; a program may have many at once. It fetches the
 * configuration, whose merchant and key every call needs. Rejects with ApiError, or TypeError for an invalid origin.
 */
export async function createPortal({
  baseUrl,
  session = memorySession(),
  fetch = (request) => globalThis.fetch(request),
  locale = 'EN',
  config: given,
  onSessionEnd,
  ...calls
}: PortalOptions): Promise<Portal> {
  const origin = originOf(baseUrl)
  const account = () => session.read()?.account ?? ''
  let config = given ?? null
  const transport = createTransport(
    origin,
    {
      context: {
        token: () => session.read()?.token ?? null,
        merchant: () => config?.merchantCode ?? null,
        language: () => locale,
        transportKey: () => config?.transportKey ?? null,
        onUnauthorized(refused) {
          if (refused !== session.read()?.token) return
          session.write(null)
          onSessionEnd?.()
        },
      },
      time: createServerTime(),
      fetch,
    },
    aroundCalls(calls),
  )
  config ??= await fetchConfiguration(transport)
  return {
    ...transport,
    ...createLists(transport, account),
    config,
    session,
    idempotencyKeys: (kind) => idempotencyKeys(kind, `${origin} ${account()}`),
    async logIn(body) {
      const answer = await login(body, transport)
      session.write({ token: answer.token, account: answer.userInfo.userName })
      return answer
    },
    async logOut() {
      try {
        await logout(undefined, transport)
      } finally {
        session.write(null)
      }
    },
    listen(handlers) {
      const kept = session.read()
      if (!kept) throw new Error('Only who is logged in has a socket: call logIn() first.')
      return openSocket(kept.token, handlers, origin)
    },
  }
}
