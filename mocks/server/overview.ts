import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { isAuthorized, TOKEN_REQUIRED_MESSAGE } from './gate.ts'
import { readMethod, readRequest } from './http.ts'
import type { Parts } from './parts.ts'
import { isReference, showReference } from './reference/routes.ts'
import { openSession, requireToken, showSessions, signInBrowser } from './session-pages.ts'

type OverviewCall = Pick<Parts, 'worlds' | 'token'> & { readonly request: Request }

async function ready({ worlds }: OverviewCall): Promise<Response> {
  const seeded = worlds.of(null).ready.then(() => true)
  const isReady = await Promise.race([seeded, setImmediate(false)])
  return Response.json({ status: isReady ? 'ready' : 'starting' }, { status: isReady ? 200 : 503 })
}

type Routes = Readonly<Record<string, (asked: OverviewCall) => Response | Promise<Response>>>

/** The pages for people, which are not part of openapi/control.yaml. */
const PAGES: Routes = {
  // Behind the address of a portal, `/` belongs to the portal; a server by itself shows its sessions.
  'GET /': () => new Response(null, { status: 303, headers: { location: '/__mock/' } }),
  'GET /__mock/': ({ worlds, request }) => showSessions(request, worlds.sessions()),
  'GET /__mock/open': ({ request }) => openSession(request),
  'POST /__mock/enter': ({ request, token }) => signInBrowser(request, token),
}

/** The control interface's routes that concern no single world. */
export const OVERVIEW: Routes = {
  'GET /__mock/health': () => Response.json({ status: 'ok' }),
  'GET /__mock/ready': ready,
  'GET /__mock/sessions': ({ worlds }) => Response.json(worlds.sessions()),
}

const ROUTES = new Map(Object.entries({ ...PAGES, ...OVERVIEW }))

/** The refusal of a request without the token, or null if it is allowed. */
export function refuseUnauthorized(
  token: string | null,
  incoming: IncomingMessage,
): Response | null {
  if (isAuthorized(token, incoming)) return null
  if (incoming.headers.accept?.includes('text/html')) return requireToken()
  const headers = { 'www-authenticate': 'Bearer' }
  return Response.json({ message: TOKEN_REQUIRED_MESSAGE }, { status: 401, headers })
}

/** The answer to a request that concerns no single world, or null if it concerns one. */
export async function answerOverview(
  { worlds, token }: Pick<OverviewCall, 'worlds' | 'token'>,
  incoming: IncomingMessage,
): Promise<Response | null> {
  const url = URL.parse(incoming.url ?? '/', 'http://127.0.0.1')
  const call = `${readMethod(incoming)} ${url?.pathname}`
  const answer = ROUTES.get(call) ?? (isReference(call) ? showReference : undefined)
  if (!answer) return null
  return (
    refuseUnauthorized(token, incoming) ??
    answer({ worlds, token, request: await readRequest(incoming) })
  )
}
