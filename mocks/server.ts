import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fail } from './contract/answers.ts'
import { envelopeOf, jsonResponse } from './contract/respond.ts'
import { refuseCall } from './handlers/unknown-call.ts'
import type { LinkInput } from './scenarios/link.ts'
import { createBitmaps } from './server/bitmaps.ts'
import { controls } from './server/controls.ts'
import { demoResponse } from './server/demo-pages.ts'
import { corsHeaders, isForeignWrite, readRequest, send, Unreadable } from './server/http.ts'
import { createMeter } from './server/metrics.ts'
import type { Parts } from './server/parts.ts'
import { LONGEST_NAME, sessionOf } from './server/session.ts'
import { serveSockets } from './server/sockets.ts'
import { answerUnparsed } from './server/unparsed.ts'
import { createWorlds, DROPPED, type Limits, type Worlds } from './server/worlds.ts'

export interface ServerOptions extends LinkInput {
  /** 0 takes any free port. */
  readonly port?: number
  /** How many sessions are kept in memory, and for how long. */
  readonly limits?: Partial<Limits> | undefined
}

export interface MockServer {
  readonly port: number
  readonly url: string
  readonly worlds: Worlds
  close(): Promise<void>
}

async function answer(parts: Parts, incoming: IncomingMessage): Promise<Response> {
  const { worlds, bitmaps } = parts
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 })
  const request = await readRequest(incoming)
  const { pathname } = new URL(request.url)
  const session = sessionOf(incoming)
  if (session && session.length > LONGEST_NAME)
    throw new Unreadable(400, `The name of a session has at most ${LONGEST_NAME} signs.`)
  if (!session && isForeignWrite(incoming, request))
    throw new Unreadable(
      403,
      'The common world is changed from this machine only: send x-mock-session for a world of its own.',
    )
  if (pathname.startsWith('/__mock/')) return controls({ ...parts, session, request })
  if (pathname.startsWith('/demo-')) return demoResponse(pathname)
  const response = await worlds.of(session).handle(request)
  return response.status === 401 && worlds.isDropped(session)
    ? Response.json({ ...(await response.json()), message: DROPPED }, response)
    : bitmaps.of(request, response)
}

/** What every answer says beside its own headers. */
function headersFor({ worlds }: Parts, incoming: IncomingMessage): Record<string, string> {
  const isDropped = worlds.isDropped(sessionOf(incoming))
  return { ...corsHeaders(incoming), ...(isDropped && { 'x-mock-dropped': DROPPED }) }
}

/** Why there is no answer: the message was no request, or the fake backend is broken, which is printed. */
function refusalOf(worlds: Worlds, incoming: IncomingMessage, error: unknown): Response {
  const { method = '', url = '' } = incoming
  const session = sessionOf(incoming)
  const world = worlds.of(session && session.length > LONGEST_NAME ? null : session)
  if (error instanceof Unreadable) {
    return refuseCall(world, { method, url, status: error.status, message: error.message })
  }
  console.error(error)
  return jsonResponse(500, envelopeOf(fail(500), world.nextTraceId()).body, world.clock.now())
}

async function serve(parts: Parts, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    await send(outgoing, await answer(parts, incoming), headersFor(parts, incoming))
  } catch (error) {
    await send(outgoing, refusalOf(parts.worlds, incoming, error), headersFor(parts, incoming))
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

/** The fake backend as a real HTTP server on 127.0.0.1. Rejects with EADDRINUSE when the port is taken. */
export async function startServer({
  port = 0,
  limits,
  ...link
}: ServerOptions = {}): Promise<MockServer> {
  const meter = createMeter()
  const worlds = createWorlds(link, { limits, onCall: meter.note })
  const bitmaps = createBitmaps()
  const parts = { worlds, bitmaps, meter }
  const server = createServer((incoming, outgoing) => void serve(parts, incoming, outgoing))
  server.on('clientError', (error, socket) => answerUnparsed(worlds.of(null), error, socket))
  const closeSockets = serveSockets(server, worlds)
  await listen(server, port)
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    worlds,
    close: async () => {
      worlds.stop()
      closeSockets()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, bitmaps.stop()])
    },
  }
}
