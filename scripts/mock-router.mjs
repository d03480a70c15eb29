// Routes calls to several processes of the fake backend: all calls of a session reach the same process, whichever
// connection they use.
import { createHash } from 'node:crypto'
import { Agent, createServer, request } from 'node:http'
import { corsHeaders, listen, send, Unreadable } from '#mocks/server/http.ts'
import { joinMetrics } from '#mocks/server/metrics.ts'
import { answerOverview } from '#mocks/server/overview.ts'
import { sessionOf } from '#mocks/server/session.ts'
import { joinSockets } from './hosting/join-sockets.mjs'
import { headersOnward, upgradeOnward } from './hosting/onward.mjs'

/** The index of a session's process; the first one has the shared world. */
export const placeOf = (session, processes) =>
  session === null ? 0 : createHash('sha256').update(session).digest().readUInt32BE() % processes

const AWAY = 'The process that has this session is starting again: ask in a moment.'

/**
 * @param {{ ports: () => (number | null)[], token: string | null }} processes the ports on this machine, null for a
 * process that is not running
 * @returns {import('#mocks/server/overview.ts').Overview}
 */
function overviewOf({ ports, token }) {
  const headers = { accept: 'application/json', ...(token && { 'x-mock-token': token }) }
  const askAll = (path) =>
    Promise.all(
      ports().map(async (port) => {
        if (port === null) return null
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers }).catch(() => null)
        return answer?.ok ? answer.json() : null
      }),
    )
  return {
    isReady: async () => !(await askAll('/__mock/ready')).includes(null),
    sessions: async () =>
      (await askAll('/__mock/sessions'))
        .flatMap((sessions) => sessions ?? [])
        .sort((one, other) => other.used - one.used),
    metrics: async () => joinMetrics(await askAll('/__mock/metrics')),
  }
}

/**
 * @param {{ ports: () => (number | null)[], token: string | null, port: number, host: string }} options
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export async function startRouter({ ports, token, port, host }) {
  const agent = new Agent({ keepAlive: true })
  const overview = overviewOf({ ports, token })

  const onward = (incoming, sticky) => {
    const all = ports()
    const place = all[placeOf(sessionOf(incoming), all.length)]
    if (place === null) return null
    const { method, url: path } = incoming
    return request({ host: '127.0.0.1', port: place, method, path, ...sticky })
  }
  const handOn = async (incoming, response) => {
    const headers = headersOnward(incoming.headers)
    const call = onward(incoming, { headers, agent })
    if (!call) {
      const later = { status: 503, headers: { 'retry-after': '1' } }
      return send(response, Response.json({ message: AWAY }, later), {})
    }
    call.on('response', (answer) => {
      response.writeHead(answer.statusCode, headersOnward(answer.headers))
      answer.on('error', () => response.destroy()).pipe(response)
    })
    // A call that the process cuts off is cut off here, too: that is how a world is offline.
    call.on('error', () => response.destroy())
    response.on('close', () => call.destroy())
    incoming.pipe(call)
  }
  const answer = async (incoming, response) => {
    try {
      const own = await answerOverview({ overview, token }, incoming)
      await (own ? send(response, own, corsHeaders(incoming)) : handOn(incoming, response))
    } catch (error) {
      if (!(error instanceof Unreadable)) {
        // Who leaves in the middle of a request is no error of the server.
        if (!incoming.destroyed) console.error(error)
        return response.destroy()
      }
      const refusal = Response.json({ message: error.message }, { status: error.status })
      return send(response, refusal, corsHeaders(incoming))
    }
  }

  const server = createServer((incoming, response) => void answer(incoming, response))
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy())
    const call = onward(incoming, { headers: upgradeOnward(incoming.headers) })
    if (call) joinSockets(call, socket, head)
    else socket.destroy()
  })
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    ...(await listen(server, port, host)),
    close: async () => {
      const closed = new Promise((resolve) => server.close(() => resolve(undefined)))
      for (const socket of sockets) socket.destroy()
      await closed
      agent.destroy()
    },
  }
}
