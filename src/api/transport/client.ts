import createClient, { type Middleware } from 'openapi-fetch'
import { withTimeOut } from '#lib/time-out.ts'
import { ENCRYPTED } from '#openapi/generated/client-facts.ts'
import type { paths } from '#openapi/generated/types.ts'
import { noteOperation } from './answer-shapes.ts'
import { requestContext } from './context.ts'
import { earlyFetch } from './early.ts'
import { ApiError } from './error.ts'
import { learnServerTime } from './server-time.ts'

/** D-013: calls are aborted after this long without an answer. */
export const TIMEOUT_MS = 30_000

const encrypted = (method: string, path: string): boolean => ENCRYPTED.includes(`${method} ${path}`)

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

/** Operations marked `x-encrypted` travel sealed or not at all. */
const sealBody: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (!encrypted(request.method, schemaPath)) return undefined
    const key = requestContext.transportKey()
    if (!key) throw new ApiError({ status: 0, code: 'insecure' })
    const { seal } = await import('./seal.ts')
    return new Request(request, {
      body: JSON.stringify(await seal(await request.clone().text(), key)),
    })
  },
}

/** One time-out for all, beside the caller's own signal. */
const timeOut: Middleware = {
  onRequest({ request }) {
    return new Request(request, { signal: withTimeOut(request.signal, TIMEOUT_MS) })
  },
}

/** Each answer is known by its operation and sets the server's clock; a refused token is reported, and the session decides what follows. */
const watchAnswers: Middleware = {
  onResponse({ request, response, schemaPath }) {
    noteOperation(response, `${request.method} ${schemaPath}`)
    learnServerTime(response)
    const token = request.headers.get('x-session-token')
    if (response.status === 401 && token) requestContext.onUnauthorized(token)
  },
}

function clientFor(baseUrl: string) {
  const made = createClient<paths>({ baseUrl, fetch: earlyFetch })
  made.use(identify, sealBody, timeOut, watchAnswers)
  return made
}

/** The typed client; screens reach it through the query options of the tag files only. */
export let client = clientFor(globalThis.location?.origin ?? 'http://localhost')

/** Lets all further calls go to another backend than the page's own; for programs without a page, too. */
export function callAt(origin: string): void {
  client = clientFor(origin)
}
