import createClient, { type Middleware } from 'openapi-fetch'
import { withTimeOut } from '#lib/time-out.ts'
import type { paths } from '#openapi/generated/types.ts'
import { rememberOperation } from './answer-shapes.ts'
import { requestContext } from './context.ts'
import { earlyFetch } from './early.ts'
import { ApiError } from './error.ts'
import { sealing } from './sealing.ts'
import { syncServerTime } from './server-time.ts'

/** D-013: calls are aborted after this long without an answer. */
export const TIMEOUT_MS = 30_000

/** Headers of every call: session token, merchant and language. */
const identify: Middleware = {
  onRequest({ request }) {
    const token = requestContext.token()
    const merchant = requestContext.merchant()
    if (token && !request.headers.has('x-session-token'))
      request.headers.set('x-session-token', token)
    if (merchant) request.headers.set('x-merchant', merchant)
    request.headers.set('accept-language', requestContext.language())
  },
}

/** One time-out for all requests, in addition to the caller's signal. */
const timeOut: Middleware = {
  onRequest({ request }) {
    return new Request(request, { signal: withTimeOut(request.signal, TIMEOUT_MS) })
  },
}

/** Each answer is known by its operation and sets the server's clock; a refused token is reported, and the session decides what follows. */
const watchAnswers: Middleware = {
  onResponse({ request, response, schemaPath }) {
    rememberOperation(response, `${request.method} ${schemaPath}`)
    syncServerTime(response)
    const token = request.headers.get('x-session-token')
    if (response.status === 401 && token) requestContext.onUnauthorized(token)
  },
}

/** A call that is already aborted is never sent, and its outcome says so. */
async function send(request: Request): Promise<Response> {
  if (request.signal.aborted) throw new ApiError({ status: 0, code: 'aborted', unsent: true })
  return earlyFetch(request)
}

function clientFor(baseUrl: string) {
  const made = createClient<paths>({ baseUrl, fetch: send })
  // The last one sees an answer first.
  made.use(identify, timeOut, watchAnswers, sealing)
  return made
}

/** The typed client; screens reach it through the query options of the tag files only. */
export let client = clientFor(globalThis.location?.origin ?? 'http://localhost')

/** Lets all further calls go to another backend than the page's own; for programs without a page, too. */
export function setBackendOrigin(origin: string): void {
  client = clientFor(origin)
}
