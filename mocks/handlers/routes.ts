import { type AnyHandler, HttpHandler, RequestHandler } from 'msw'
import { WRITING_READ_PATHS } from '#mocks/contract/gates.ts'

type Run = RequestHandler['run']

/** The part of the path before the first parameter, which an address must contain to match a handler. */
function fixedPart({ info: { path } }: HttpHandler): string {
  if (typeof path !== 'string') return ''
  const [, fixed = ''] = /^\*?([^:*]*)/.exec(path) ?? []
  return fixed
}

const writing = new Set([...WRITING_READ_PATHS].map((path) => `*${path}`))

/** HEAD is answered like GET, where that only reads. */
const isFor = ({ info: { method, path } }: HttpHandler, asked: string): boolean => {
  if (method instanceof RegExp) return method.test(asked)
  return method === asked || (asked === 'HEAD' && method === 'GET' && !writing.has(String(path)))
}

/** The answer to HEAD: that to GET without its body. */
const headOf = (response: Response) =>
  response.type === 'error' ? response : new Response(null, response)

interface Route {
  readonly handler: HttpHandler
  readonly fixed: string
}

/**
 * Many handlers as one. MSW tries its handlers in turn, and each parses the address and the document's cookies again:
 * with some 170 handlers that took half of the time of a call. Here only handlers with a matching method and fixed path
 * are tried, in the same order.
 */
class Routes extends RequestHandler {
  readonly #routes: readonly Route[]
  readonly #byMethod = new Map<string, readonly Route[]>()

  constructor(handlers: readonly HttpHandler[]) {
    super({ info: { header: `${handlers.length} operations` }, resolver: () => undefined })
    this.#routes = handlers.map((handler) => ({ handler, fixed: fixedPart(handler) }))
  }

  override predicate({ request }: { request: Request }): boolean {
    return this.#candidates(request).length > 0
  }

  override async run(call: Parameters<Run>[0]): ReturnType<Run> {
    const { request } = call
    const isHead = request.method === 'HEAD'
    let result: Awaited<ReturnType<Run>> = null
    for (const handler of this.#candidates(request)) {
      const isRead = isHead && handler.info.method === 'GET'
      const asked = isRead ? { ...call, request: new Request(request, { method: 'GET' }) } : call
      result = (await handler.run(asked)) ?? result
      if (result?.response) break
    }
    return isHead && result?.response ? { ...result, response: headOf(result.response) } : result
  }

  override log(call: { request: Request; response: Response }): void {
    void this.#candidates(call.request)[0]?.log(call)
  }

  #routesOf(method: string): readonly Route[] {
    const known = this.#byMethod.get(method)
    if (known) return known
    const routes = this.#routes.filter(({ handler }) => isFor(handler, method))
    this.#byMethod.set(method, routes)
    return routes
  }

  #candidates({ url, method }: Request): HttpHandler[] {
    const { pathname } = new URL(url)
    return this.#routesOf(method).flatMap(({ handler, fixed }) =>
      pathname.includes(fixed) ? [handler] : [],
    )
  }
}

/** The handlers for MSW: HTTP handlers combined into one, sockets unchanged. */
export function combineHandlers(handlers: readonly AnyHandler[]): AnyHandler[] {
  const ofCalls = handlers.filter((handler) => handler instanceof HttpHandler)
  return [new Routes(ofCalls), ...handlers.filter((handler) => !(handler instanceof HttpHandler))]
}
