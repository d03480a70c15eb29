import { type HttpHandler, http } from 'msw'
import { type OperationId, operations } from '../openapi/generated/operations.ts'
import { fail } from './contract/answers.ts'
import { authenticate } from './contract/authenticate.ts'
import { ContractBreach } from './contract/breach.ts'
import { breachOf, readParameters } from './contract/check.ts'
import { withFilesTold } from './contract/files.ts'
import { gateOf, passwordGateOf, readOnlyGateOf, seenAs } from './contract/gates.ts'
import { isReused, keepWish, wishOf } from './contract/request-keys.ts'
import { envelopeOf, jsonResponse } from './contract/respond.ts'
import { answerOfFault, hollowed, invalid, type Trail, takeBody } from './contract/steps.ts'
import type { Answer, Call, Handler } from './contract/types.ts'
import { faultOf, latencyOf, wait } from './faults/apply-fault.ts'
import { nameOfFault } from './faults/fault.ts'
import { settleDue } from './world/settle-due.ts'
import type { World } from './world/world-types.ts'

/** Whether a missing session refuses the call: where one is required, or where the token sent has ended. */
function mustKnow(id: OperationId, request: Request): boolean {
  const { session, statuses } = operations[id]
  if (session === 'required') return true
  const refuses = (statuses as readonly number[]).includes(401)
  return session === 'optional' && refuses && request.headers.has('x-session-token')
}

/** A call whose data was validated against the contract. */
type CheckedCall = Record<keyof Call<OperationId>, unknown>

/** The one place where validated data gets its type: the validators are generated from the same contract. */
const isCallOf = <Id extends OperationId>(
  id: Id,
  call: CheckedCall,
  request: Request,
): call is CheckedCall & Call<Id> => call.session !== null || !mustKnow(id, request)

/** Gate, fault, then the call itself; the first answer wins. */
async function answerCall<Id extends OperationId>(
  world: World,
  id: Id,
  trail: Trail,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  handler: Handler<Id>,
  n: number,
): Promise<Answer<unknown> | string | null> {
  await wait(latencyOf(world, `${trail.id} ${n}`), request.signal)
  const gate = gateOf(world, trail.id)
  if (gate) {
    trail.marks.push(`gate:${gate.code}`)
    return gate
  }
  const fault = faultOf(world, trail.id, n)
  if (fault) {
    trail.marks.push(`fault:${nameOfFault(fault)}`)
    if (fault.kind !== 'hollow' && fault.kind !== 'lost') {
      trail.byFault = true
      return answerOfFault(fault, request)
    }
    trail.hollow = fault.kind === 'hollow'
    trail.lost = fault.kind === 'lost'
  }
  // One call after the other: none sees what another has half done.
  return world.inTurn(() => carryOut(world, id, trail, request, params, handler))
}

/** Request, session, password, key, handler, in this order; the first answer wins. */
async function carryOut<Id extends OperationId>(
  world: World,
  id: Id,
  trail: Trail,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  handler: Handler<Id>,
): Promise<Answer<unknown>> {
  const { query, path, violation } = readParameters(trail.id, request, params)
  const wrong = violation ?? (await takeBody(world, trail, request))
  if (wrong) {
    trail.marks.push('request-breach')
    trail.reason = `${wrong.path} ${wrong.reason}`
    return invalid(wrong)
  }
  const who = await authenticate(world, request)
  const call: CheckedCall = {
    world,
    query,
    path,
    body: trail.body,
    session: who.session,
    member: seenAs(world, id, who.member),
    language: request.headers.get('accept-language')?.slice(0, 3).split(/[-,;]/)[0] ?? 'BN',
    host: new URL(request.url).hostname,
  }
  if (!isCallOf(id, call, request)) return fail(401, who.code)
  const gate = passwordGateOf(world, id, who) ?? readOnlyGateOf(id, who.member)
  if (gate) {
    trail.marks.push(`gate:${gate.code}`)
    return gate
  }
  await settleDue(world, who.member)
  const wish = await wishOf(id, who.member, trail.body)
  if (wish && isReused(world, wish)) return fail(409)
  const answer = await handler(call)
  if (wish && answer.kind === 'ok') await keepWish(world, wish)
  return answer
}

/** The whole pipeline of one call: answer, check, log. */
async function respond<Id extends OperationId>(
  world: World,
  id: Id,
  handler: Handler<Id>,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const started = performance.now()
  await world.ready
  const n = world.count(id)
  const traceId = world.nextTraceId()
  const trail: Trail = { id, marks: [], byFault: false }
  let breach: ContractBreach | null = null
  let answer: Answer<unknown> | string | null
  try {
    answer = await answerCall(world, id, trail, request, params, handler, n)
  } catch (error) {
    breach = new ContractBreach(
      id,
      500,
      `its handler broke: ${error instanceof Error ? error.message : error}`,
      error,
    )
    answer = fail(500)
  }
  const log = (status: number) => {
    const { pathname, search } = new URL(request.url)
    const { marks, body, reason } = trail
    world.log.add({
      at: world.clock.now(),
      ms: performance.now() - started,
      method: request.method,
      path: `${pathname}${search}`,
      operationId: id,
      status,
      marks,
      traceId,
      ...(body !== undefined && { body: withFilesTold(body) }),
      ...(reason !== undefined && { reason }),
    })
  }
  if (answer === null || trail.lost) {
    log(0)
    return Response.error()
  }
  if (typeof answer === 'string') {
    log(200)
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  }
  if (answer.kind === 'refused') trail.marks.push(`refused:${answer.code}`)
  let { status, body } = envelopeOf(answer, traceId)
  const broken = breach ? null : breachOf(id, status, body, { byFault: trail.byFault })
  if (broken) breach = new ContractBreach(id, status, broken)
  if (breach) {
    trail.marks.push('answer-breach')
    trail.reason = breach.message
    status = 500
    body = {
      success: false,
      value: null,
      errorCode: 'contract.breach',
      message: breach.message,
      traceId,
    }
  }
  log(status)
  if (breach) world.breach(breach)
  else if (trail.hollow) body = { ...body, value: hollowed(body.value) }
  return jsonResponse(status, body, world.clock.now())
}

/**
 * One operation of the contract in a world. The handler is given a checked request and answers with
 * `ok`, `refuse` or `fail`; a wrong shape is a compile error, and at run time a ContractBreach.
 */
export function operation<Id extends OperationId>(
  world: World,
  id: Id,
  handler: Handler<Id>,
): HttpHandler {
  const { method, path } = operations[id]
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const verb = {
    GET: http.get,
    PUT: http.put,
    POST: http.post,
    DELETE: http.delete,
    PATCH: http.patch,
  }
  return verb[method as keyof typeof verb](pattern, ({ request, params }) =>
    respond(world, id, handler, request, params),
  )
}
