import { type AnyHandler, HttpHandler, RequestHandler } from 'msw'

type Run = RequestHandler['run']

/** What an address must contain to be a handler's: its path up to the first parameter. */
function fixedPart({ info: { path } }: HttpHandler): string {
  if (typeof path !== 'string') return ''
  const [, fixed = ''] = /^\*?([^:*]*)/.exec(path) ?? []
  return fixed
}

const isFor = ({ info: { method } }: HttpHandler, asked: string): boolean =>
  method instanceof RegExp ? method.test(asked) : method === asked

interface Route {
  readonly handler: HttpHandler
  readonly fixed: string
}

/**
 * Many handlers as one. MSW asks its handlers in turn, and each reads the address and the document's cookies
 * anew: with some 170 of them that took half of the time of a call. Here the few whose method and
 * fixed part of the path fit are asked, in the same order.
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
    let result: Awaited<ReturnType<Run>> = null
    for (const handler of this.#candidates(call.request)) {
      result = (await handler.run(call)) ?? result
      if (result?.response) break
    }
    return result
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

/** The handlers for MSW: those of HTTP calls as one, sockets as they are. */
export function routed(handlers: readonly AnyHandler[]): AnyHandler[] {
  const ofCalls = handlers.filter((handler) => handler instanceof HttpHandler)
  return [new Routes(ofCalls), ...handlers.filter((handler) => !(handler instanceof HttpHandler))]
}
