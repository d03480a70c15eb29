import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { withTimeOut } from '#lib/time-out.ts'
import type { paths } from '#openapi/generated/types.ts'
import { rememberAnswer } from './answer-shapes.ts'
import { type Line, requestContext } from './context.ts'
import { earlyFetch } from './early.ts'
import { ApiError, asApiError } from './error.ts'
import { sealing } from './sealing.ts'
import { serverTime } from './server-time.ts'
import type { Answer } from './unwrap.ts'

/** D-013: calls are aborted after this long without an answer. */
export const TIMEOUT_MS = 30_000

/** A line with its typed client; screens reach it through the query options of the tag files only. */
export interface Transport extends Line {
  readonly client: Client<paths>
}

/** Headers of every call: session token, merchant and language. */
const identify = ({ context }: Line): Middleware => ({
  onRequest({ request }) {
    const token = context.token()
    const merchant = context.merchant()
    if (token && !request.headers.has('x-session-token'))
      request.headers.set('x-session-token', token)
    if (merchant) request.headers.set('x-merchant', merchant)
    request.headers.set('accept-language', context.language())
  },
})

/** One time-out for all requests, in addition to the caller's signal. */
const timeOut: Middleware = {
  onRequest({ request }) {
    return new Request(request, { signal: withTimeOut(request.signal, TIMEOUT_MS) })
  },
}

/** Each answer is known by its operation and sets the server's clock; a refused token is reported, and the session decides what follows. */
const watchAnswers = ({ context, time }: Line): Middleware => ({
  onResponse({ request, response, schemaPath }) {
    time.syncServerTime(response)
    rememberAnswer(response, {
      operation: `${request.method} ${schemaPath}`,
      at: time.serverNow(),
    })
    const token = request.headers.get('x-session-token')
    if (response.status === 401 && token) context.onUnauthorized(token)
  },
})

interface Init {
  readonly signal?: AbortSignal
  readonly middleware?: readonly Middleware[]
}

/** Sends a call, perhaps again; its operation is the method with the path, `GET /wps/member/info`. */
export type Around = (
  operation: string,
  init: Init,
  send: (init: Init) => Promise<Answer<unknown>>,
) => Promise<Answer<unknown>>

const METHODS = ['GET', 'PUT', 'POST', 'DELETE'] as const

/** A transport to the backend at `baseUrl`. Each error names its operation. */
export function createTransport(
  baseUrl: string,
  line: Line,
  around: Around = (_, init, send) => send(init),
): Transport {
  const client = createClient<paths>({
    baseUrl,
    /** A call that is already aborted is never sent, and its outcome says so. */
    async fetch(request) {
      if (request.signal.aborted) throw new ApiError({ status: 0, code: 'aborted', unsent: true })
      return line.fetch(request)
    },
  })
  // The last one sees an answer first.
  client.use(identify(line), timeOut, watchAnswers(line), sealing(line))
  // Without its types, which are too many for a union of all methods.
  const methods: object = client
  for (const method of METHODS) {
    const send: (path: string, init: Init) => Promise<Answer<unknown>> = Reflect.get(
      methods,
      method,
    )
    Reflect.set(methods, method, async (path: string, given: Init = {}) => {
      const operation = `${method} ${path}`
      try {
        return await around(operation, given, (init) => send(path, init))
      } catch (thrown) {
        throw asApiError(thrown, operation)
      }
    })
  }
  return { ...line, client }
}

/** The page's own: its backend, and who is logged in here. */
export const own = createTransport(globalThis.location?.origin ?? 'http://localhost', {
  context: requestContext,
  time: serverTime,
  fetch: earlyFetch,
})

export const { client } = own
