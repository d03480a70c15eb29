import { http, type RequestHandler } from 'msw'
import { fail } from '#mocks/contract/answers.ts'
import { type Caller, getCaller } from '#mocks/contract/caller.ts'
import { WRITING_READ_PATHS } from '#mocks/contract/gates.ts'
import { jsonResponse, toEnvelope } from '#mocks/contract/respond.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'

/** The methods that the contract has for a path. */
const methodsOf = (pathname: string): string[] =>
  Object.values(operations).flatMap(({ method, path }) => (path === pathname ? [method] : []))

/** The `allow` header: HEAD is allowed for each GET that only reads. */
const allowOf = (pathname: string, methods: readonly string[]) =>
  methods
    .flatMap((one) => (one === 'GET' && !WRITING_READ_PATHS.has(pathname) ? [one, 'HEAD'] : [one]))
    .join(', ')

interface RefusedCall {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: 400 | 403 | 404 | 405 | 413 | 431
  readonly message: string
  /** The caller, as far as known. */
  readonly asked?: Caller
}

/** Refuses a call that is not in the contract, in the contract's envelope. The log marks it. */
export function refuseCall(
  world: World,
  { method, url, status, message, asked }: RefusedCall,
): Response {
  const traceId = world.nextTraceId()
  world.log.add({
    at: world.clock.now(),
    ms: 0,
    method,
    path: url,
    operationId: null,
    status,
    marks: ['unknown-call'],
    traceId,
    reason: message,
    ...asked,
  })
  const code = status === 403 ? 'function.not.available' : undefined
  const { body } = toEnvelope(fail(status, code, { message }), traceId)
  return jsonResponse(status, body, world.clock.now())
}

/** 404 for a path outside the contract, 405 for a method that the contract does not have there. */
export function answerUnknown(world: World, request: Request): Response {
  const { method, url: address } = request
  const asked = getCaller(request)
  const { pathname, search } = new URL(address)
  const url = `${pathname}${search}`
  const allowed = methodsOf(pathname)
  const known = allowed.length > 0
  const message = known
    ? `The contract has ${pathname} with ${allowed.join(' and ')}, not with ${method}.`
    : `The contract has no ${method} ${pathname}.`
  const response = refuseCall(world, { method, url, status: known ? 405 : 404, message, asked })
  if (known) response.headers.set('allow', allowOf(pathname, allowed))
  return response
}

/** Calls below /wps, /lgw and /lotto outside the contract. */
export function unknownCallHandlers(world: World): RequestHandler[] {
  const answer = ({ request }: { request: Request }) => answerUnknown(world, request)
  return [http.all('*/wps/*', answer), http.all('*/lgw/*', answer), http.all('*/lotto/*', answer)]
}
