import type { SocketFrame } from '#mocks/world/core/frames.ts'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { SNAPSHOT_VERSION } from '#mocks/world/snapshot.ts'
import { toPortalPath } from '../record/journey.ts'
import { redacted, redactedPath } from './report.ts'

const pairsOf = (values: Readonly<Record<string, string>> = {}) =>
  Object.entries(Object(redacted(values))).map(([name, value]) => ({ name, value: String(value) }))

const screenOf = ({ screen = '' }: LogEntry) => redactedPath(toPortalPath(screen))

/** The screens in the order of their calls, as the archive's pages. */
function pagesOf(entries: readonly LogEntry[]) {
  const first = new Map<string, LogEntry>()
  for (const entry of entries) {
    const screen = screenOf(entry)
    if (!first.has(screen)) first.set(screen, entry)
  }
  return [...first].map(([title, { at }], place) => ({
    id: `page-${place + 1}`,
    title,
    startedDateTime: new Date(at).toISOString(),
    pageTimings: {},
  }))
}

const http = { httpVersion: 'HTTP/1.1', headersSize: -1, bodySize: -1 }

function callOf(entry: LogEntry, origin: string, pages: ReturnType<typeof pagesOf>) {
  const { at, ms, method, path, status, body, answer, traceId, marks, rows } = entry
  const url = new URL(redactedPath(path), origin)
  const text = answer === undefined ? '' : JSON.stringify(redacted(answer))
  const page = pages.find(({ title }) => title === screenOf(entry))
  return {
    pageref: page?.id ?? '',
    startedDateTime: new Date(at).toISOString(),
    time: ms,
    comment: [traceId, ...marks].join(' '),
    request: {
      ...http,
      method,
      url: url.href,
      cookies: [],
      headers: pairsOf(entry.requestHeaders),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(body !== undefined && {
        postData: { mimeType: 'application/json', text: JSON.stringify(redacted(body)) },
      }),
    },
    response: {
      ...http,
      status,
      statusText: '',
      redirectURL: '',
      bodySize: text.length,
      cookies: [],
      headers: pairsOf(entry.answerHeaders),
      content: { size: text.length, mimeType: 'application/json', text },
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
    ...(rows && { _rows: redacted(rows) }),
  }
}

/** All frames as one socket's messages, in Chrome's format. */
function socketOf(frames: readonly SocketFrame[], origin: string) {
  const [first] = frames
  if (!first) return []
  const url = new URL('/wps/socket', origin.replace(/^http/, 'ws')).href
  const none = { cookies: [], headers: [] }
  return [
    {
      startedDateTime: new Date(first.at).toISOString(),
      time: 0,
      request: { ...http, ...none, method: 'GET', url, queryString: [] },
      response: {
        ...http,
        ...none,
        status: 101,
        statusText: 'Switching Protocols',
        redirectURL: '',
        content: { size: 0, mimeType: 'x-unknown', text: '' },
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
      _resourceType: 'websocket',
      _webSocketMessages: frames.flatMap(({ at, does, body }) =>
        does === 'sent' || does === 'received'
          ? [
              {
                type: does === 'sent' ? 'send' : 'receive',
                time: at / 1000,
                opcode: 1,
                data: JSON.stringify(redacted(body)),
              },
            ]
          : [],
      ),
    },
  ]
}

/**
 * The calls as an HTTP Archive (HAR 1.2), which browsers and tools can open: each with the screen that made it, its
 * headers and, as `_rows`, the rows that it changed; and the socket's frames. Secrets are masked.
 */
export function toHar(
  entries: readonly LogEntry[],
  origin: string,
  frames: readonly SocketFrame[] = [],
) {
  const pages = pagesOf(entries)
  return {
    log: {
      version: '1.2',
      creator: { name: 'portal fake backend', version: String(SNAPSHOT_VERSION) },
      pages,
      entries: [
        ...entries.map((entry) => callOf(entry, origin, pages)),
        ...socketOf(frames, origin),
      ],
    },
  }
}
