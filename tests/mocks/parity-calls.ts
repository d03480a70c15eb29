import parity from '#e2e/parity-calls.json' with { type: 'json' }
import { sealBody } from './seal.ts'

/** The world of the parity test, with the same link in Node, Chromium and over HTTP. */
export const PARITY_LINK = parity.link

/** One call, ready for fetch, as plain data. */
export interface PreparedCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Outline {
  /** Method and path. */
  readonly call: string
  readonly session?: boolean
  readonly sealed?: boolean
  readonly body?: unknown
}

/** Some thirty calls: reads, writes, refusals, an encrypted sign-in, a game played to its end. */
const outlines: readonly Outline[] = parity.calls

/** The calls of a world's visitor, prepared at a time (epoch ms). They are made in this order. */
export function preparedCalls(token: string, now: number): Promise<PreparedCall[]> {
  return Promise.all(
    outlines.map(async ({ call, session, sealed, body }) => {
      const [method = 'GET', path = '/'] = call.split(' ')
      const sent = sealed ? await sealBody(body, now) : body
      return {
        method,
        path,
        headers: {
          'accept-language': 'BN',
          'x-merchant': 'suborno',
          ...(session && { 'x-session-token': token }),
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      }
    }),
  )
}

/** The compared parts: status, contract headers and body. */
export async function printResponse(response: Response): Promise<string> {
  const { headers } = response
  const shown = ['content-type', 'x-trace-id', 'retry-after'].map(
    (name) => headers.get(name) ?? '-',
  )
  return `${response.status} ${shown.join(' ')} ${await response.text()}`
}
