import { type HttpHandler, http } from 'msw'
import { ContractBreachError } from '#mocks/world/core/breach.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerCall } from './answer-call.ts'
import { fail } from './answers.ts'
import { type CallRecord, withoutLists } from './call-record.ts'
import { getCaller } from './caller.ts'
import { findBreach } from './check.ts'
import { deliver } from './deliver.ts'
import { getDeprecationHeaders, isDeprecated } from './deprecation.ts'
import { describeFiles } from './files.ts'
import { jsonResponse, toEnvelope } from './respond.ts'
import type { Answer, Handler, OperationHandler } from './types.ts'

/** The whole pipeline of one call: answer, check, log. */
async function respond<Id extends OperationId>(
  world: World,
  id: Id,
  handler: OperationHandler<Id>,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const started = performance.now()
  const caller = getCaller(request)
  await world.ready
  const n = world.count(id)
  const traceId = world.nextTraceId()
  const marks = isDeprecated(id) ? ['deprecated'] : []
  const record: CallRecord = { id, marks, byFault: false, rows: [] }
  let breach: ContractBreachError | null = null
  let answer: Answer<unknown> | Response | null
  try {
    answer = await answerCall({ world, id, request, params, handler, record, traceId }, n)
  } catch (error) {
    breach = new ContractBreachError(
      id,
      500,
      `its handler broke: ${error instanceof Error ? error.message : error}`,
      error,
    )
    answer = fail(500)
  }
  const log = (status: number, answered?: unknown, headers?: Headers) => {
    const { pathname, search } = new URL(request.url)
    const { marks, body, reason, rows } = record
    world.log.add({
      at: world.clock.now(),
      ms: performance.now() - started,
      method: request.method,
      path: `${pathname}${search}`,
      operationId: id,
      status,
      marks,
      traceId,
      ...(body !== undefined && { body: describeFiles(body) }),
      ...(answered !== undefined && { answer: answered }),
      ...caller,
      ...(headers && { answerHeaders: Object.fromEntries(headers) }),
      ...(rows.length > 0 && { rows }),
      ...(reason !== undefined && { reason }),
    })
  }
  if (answer === null || record.delivery?.kind === 'lost') {
    log(0)
    return Response.error()
  }
  if (answer instanceof Response) {
    log(answer.status, record.answered, answer.headers)
    return answer
  }
  if (answer.kind === 'refused') record.marks.push(`refused:${answer.code}`)
  let { status, body } = toEnvelope(answer, traceId)
  const broken = breach ? null : findBreach(id, status, body, { byFault: record.byFault })
  if (broken) breach = new ContractBreachError(id, status, broken)
  if (breach) {
    record.marks.push('answer-breach')
    record.reason = breach.message
    status = 500
    body = {
      success: false,
      value: null,
      errorCode: 'contract.breach',
      message: breach.message,
      traceId,
    }
  }
  const at = record.answeredAt ?? world.clock.now()
  const hollow = !breach && record.delivery?.kind === 'hollow'
  const sent = hollow ? { ...body, value: withoutLists(body.value) } : body
  const response = jsonResponse(status, sent, at, record.retryAfter, getDeprecationHeaders(id))
  log(status, body, response.headers)
  if (breach) world.breach(breach)
  return deliver(record.delivery, response, request.signal)
}

/**
 * Implements one operation of the contract in a world. The handler gets a validated request and returns `ok`,
 * `refuse` or `fail`. A wrong shape is a compile error and, at run time, a ContractBreachError. Checked before the
 * handler: who may call it (`x-roles`), and whether the same request has succeeded before (`replay`).
 */
export function operation<Id extends OperationId>(
  world: World,
  id: Id,
  handle: Handler<Id>,
  options: Omit<OperationHandler<Id>, 'handle'> = {},
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
    respond(world, id, { handle, ...options }, request, params),
  )
}
