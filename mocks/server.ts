import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fail } from './contract/answers.ts'
import { jsonResponse, toEnvelope } from './contract/respond.ts'
import { refuseCall } from './handlers/unknown-call.ts'
import type { LinkInput } from './scenarios/link.ts'
import { createBitmaps } from './server/bitmaps.ts'
import { controls } from './server/controls.ts'
import { demoResponse } from './server/demo-pages.ts'
import { tokenFor } from './server/gate.ts'
import {
  BadRequestError,
  corsHeaders,
  isForeignWrite,
  listen,
  readRequest,
  send,
} from './server/http.ts'
import type { Limits } from './server/limits.ts'
import { answerOverview, refuseUnauthorized } from './server/overview.ts'
import type { Parts } from './server/parts.ts'
import { parseRepeat, readHarFrom } from './server/recording.ts'
import { MAX_NAME_LENGTH, parseSession } from './server/session.ts'
import { createSessionStore } from './server/session-store.ts'
import { serveSockets } from './server/sockets.ts'
import { answerUnparsedRequest } from './server/unparsed.ts'
import { createWorlds, SESSION_DROPPED_MESSAGE, type Worlds } from './server/worlds.ts'

export interface ServerOptions extends LinkInput {
  /** 0 takes any free port. */
  readonly port?: number
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string | undefined
  /** Asked of every request; made up where others than this machine can ask. */
  readonly token?: string | undefined
  /** Limits for the number and age of sessions in memory. */
  readonly limits?: Partial<Limits> | undefined
  /** A HAR from which all worlds answer, and what a repeated call gets: `next` or `same`. */
  readonly har?: string | undefined
  readonly repeat?: string | undefined
  /** A folder in which sessions outlive the server, one file each. */
  readonly keep?: string | undefined
}

export interface MockServer {
  readonly port: number
  readonly url: string
  readonly token: string | null
  readonly worlds: Worlds
  close(): Promise<void>
}

async function answer(
  parts: Parts,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<Response> {
  const { worlds, bitmaps, token } = parts
  const first =
    refuseUnauthorized(token, incoming) ?? (await answerOverview({ worlds, token }, incoming))
  if (first) return first
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
  const request = await readRequest(incoming, signal)
  const { pathname } = new URL(request.url)
  const session = parseSession(incoming)
  if (session && session.length > MAX_NAME_LENGTH)
    throw new BadRequestError(400, `A session name can have up to ${MAX_NAME_LENGTH} characters.`)
  // A caller with the token is trusted wherever the request comes from.
  if (!session && token === null && isForeignWrite(incoming, request))
    throw new BadRequestError(
      403,
      'The shared world can be changed only from this machine. Send x-mock-session to get your own world.',
    )
  if (pathname.startsWith('/__mock/')) return controls({ ...parts, session, request })
  if (pathname.startsWith('/demo-')) return demoResponse(pathname)
  const response = await (await worlds.open(session)).handle(request)
  return response.status === 401 && worlds.isDropped(session)
    ? Response.json({ ...(await response.json()), message: SESSION_DROPPED_MESSAGE }, response)
    : bitmaps.of(request, response)
}

/** Headers that every response gets. */
function headersFor({ worlds }: Parts, incoming: IncomingMessage): Record<string, string> {
  const isDropped = worlds.isDropped(parseSession(incoming))
  return {
    ...corsHeaders(incoming),
    ...(isDropped && { 'x-mock-dropped': SESSION_DROPPED_MESSAGE }),
  }
}

/**
 * The response to a request that failed: 4xx for a malformed one; 500, with the error printed, for a bug of the fake
 * backend.
 */
async function refusalOf(
  worlds: Worlds,
  incoming: IncomingMessage,
  error: unknown,
): Promise<Response> {
  const { method = '', url = '' } = incoming
  const session = parseSession(incoming)
  const world = await worlds.open(session && session.length > MAX_NAME_LENGTH ? null : session)
  if (error instanceof BadRequestError) {
    return refuseCall(world, { method, url, status: error.status, message: error.message })
  }
  console.error(error)
  return jsonResponse(500, toEnvelope(fail(500), world.nextTraceId()).body, world.clock.now())
}

async function serve(parts: Parts, incoming: IncomingMessage, outgoing: ServerResponse) {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  try {
    const response = await answer(parts, incoming, gone.signal)
    await send(outgoing, response, headersFor(parts, incoming))
  } catch (error) {
    // Who leaves in the middle of a request waits for no answer.
    if (!incoming.complete && incoming.destroyed) return
    const refusal = await refusalOf(parts.worlds, incoming, error)
    await send(outgoing, refusal, headersFor(parts, incoming))
  }
}

/**
 * The fake backend as a real HTTP server, by default for this machine only. Rejects with EADDRINUSE when the port
 * is taken.
 */
export async function startServer({
  port = 0,
  host = '127.0.0.1',
  token: wanted,
  limits,
  keep,
  har,
  repeat,
  ...link
}: ServerOptions = {}): Promise<MockServer> {
  const token = tokenFor(host, wanted)
  const keeper = keep === undefined ? null : await createSessionStore(keep)
  const playback = har === undefined ? undefined : await readHarFrom(har, parseRepeat(repeat))
  const worlds = createWorlds(link, { limits, keeper, playback })
  const bitmaps = createBitmaps()
  const parts = { worlds, bitmaps, token }
  const server = createServer((incoming, outgoing) => {
    serve(parts, incoming, outgoing).catch((error) => {
      console.error(error)
      outgoing.destroy()
    })
  })
  server.on('clientError', (error, socket) => answerUnparsedRequest(worlds.of(null), error, socket))
  const closeSockets = serveSockets(server, parts)
  const address = await listen(server, port, host)
  return {
    ...address,
    token,
    worlds,
    close: async () => {
      closeSockets()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, bitmaps.stop()])
      await worlds.stop()
    },
  }
}
