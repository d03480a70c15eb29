import { http, type RequestHandler } from 'msw'
import { jsonResponse } from '../contract/respond.ts'
import type { World } from '../world/world-types.ts'

/** Calls below /wps, /lgw and /lotto outside the contract: a 404 that the log marks. */
export function unknownCallHandlers(world: World): RequestHandler[] {
  const answer = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    const traceId = world.nextTraceId()
    const message = `The contract has no ${request.method} ${pathname}.`
    world.log.add({
      at: world.clock.now(),
      ms: 0,
      method: request.method,
      path: `${pathname}${search}`,
      operationId: null,
      status: 404,
      marks: ['unknown-call'],
      traceId,
      reason: message,
    })
    const errorCode = 'resource.not.found'
    const body = { success: false, value: null, errorCode, message, traceId }
    return jsonResponse(404, body, world.clock.now())
  }
  return [http.all('*/wps/*', answer), http.all('*/lgw/*', answer), http.all('*/lotto/*', answer)]
}
