import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { withTimeOut } from '#lib/time-out.ts'
import type { paths } from '#openapi/generated/types.ts'
import { rememberAnswer } from './answer-shapes.ts'
import { type Line, requestContext } from './context.ts'
import { earlyFetch } from './early.ts'
import { ApiError } from './error.ts'
import { sealing } from './sealing.ts'
import { serverTime } from './server-time.ts'

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

/** A transport to the backend at `baseUrl`. */
export function createTransport(baseUrl: string, line: Line): Transport {
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
  return { ...line, client }
}

/** The page's own: its backend, and who is logged in here. */
export const own = createTransport(globalThis.location?.origin ?? 'http://localhost', {
  context: requestContext,
  time: serverTime,
  fetch: earlyFetch,
})

export const { client } = own
