import { formatFault } from '#mocks/faults/fault.ts'
import { VISITOR_DEVICE } from '#mocks/world/core/site.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { fail, invalid } from './answers.ts'
import { getLatency, resolveFault, wait } from './apply-fault.ts'
import { authenticate } from './authenticate.ts'
import {
  answerByFault,
  type CallContext,
  type CallRecord,
  hasLongHeaders,
  isTooLarge,
  readCallBody,
} from './call-record.ts'
import { isReadable, readParameters } from './check.ts'
import { findLanguage } from './content-language.ts'
import { isDelivery, SLOW_DELIVERY_MS } from './deliver.ts'
import {
  checkPasswordChange,
  checkReadOnly,
  checkRole,
  checkSiteStatus,
  getActingMember,
} from './gates.ts'
import { holdAnswer, holdRequest } from './hold-call.ts'
import { recordedAnswer } from './recorded-answer.ts'
import { createRequestKey, hasSucceeded, isKeyReused, storeRequestKey } from './request-keys.ts'
import type { Answer, Call } from './types.ts'
import type { Violation } from './violation.ts'

/** The caller's device: the address that a proxy names, and the browser. In a page it is always the same device. */
const callerOf = ({ headers }: Request): string =>
  `${headers.get('x-forwarded-for') ?? VISITOR_DEVICE.ip} ${headers.get('user-agent') ?? VISITOR_DEVICE.device}`

/** Whether a missing session refuses the call: when one is required, or when the token that was sent has ended. */
function requiresSession(id: OperationId, request: Request): boolean {
  const { session, statuses } = operations[id]
  if (session === 'required') return true
  const refuses = (statuses as readonly number[]).includes(401)
  return session === 'optional' && refuses && request.headers.has('x-session-token')
}

/** A call whose data was validated against the contract. */
type CheckedCall = Record<keyof Call<OperationId>, unknown>

/** The only place that gives validated data its type. The validators are generated from the same contract. */
const isCallOf = <Id extends OperationId>(
  id: Id,
  call: CheckedCall,
  request: Request,
): call is CheckedCall & Call<Id> => call.session !== null || !requiresSession(id, request)

/** `n` counts the calls of the operation. A breakpoint stops a call before anything answers it, and before its answer. */
export async function answerCall<Id extends OperationId>(
  context: CallContext<Id>,
  n: number,
): Promise<Answer<unknown> | Response | null> {
  const { world, id, request } = context
  await wait(getLatency(world, `${id} ${n}`), request.signal)
  const held = await holdRequest(context)
  if (held?.replace) return held.replace()
  const answer = await decideAnswer({ ...context, edit: held?.edit }, n, held?.twice)
  return holdAnswer(context, answer)
}

/** Gate, fault, recording, then the call itself. The first one that answers wins. */
async function decideAnswer<Id extends OperationId>(
  context: CallContext<Id>,
  n: number,
  isSentTwice = false,
): Promise<Answer<unknown> | Response | null> {
  const { world, id, request, record } = context
  const gate = checkSiteStatus(world, id)
  if (gate) return markGate(record, gate)
  const fault = resolveFault(world, id, n)
  if (fault) record.marks.push(`fault:${formatFault(fault)}`)
  if (fault && !isDelivery(fault)) return answerByFault(record, fault, request)
  if (fault) record.delivery = fault
  else if (world.latency?.drip) record.delivery = { kind: 'drip' }
  if (record.delivery?.kind === 'slow')
    await wait(record.delivery.ms ?? SLOW_DELIVERY_MS, request.signal)
  const recorded = await recordedAnswer(context)
  if (recorded) return recorded
  const isTwice = isSentTwice || record.delivery?.kind === 'duplicate'
  const twin = isTwice
    ? { ...context, request: request.clone(), record: { ...record, marks: [] } }
    : null
  const answer = await executeInTurn(context)
  if (twin) record.marks.push(`second:${nameOutcome(await executeInTurn(twin))}`)
  return answer
}

const nameOutcome = (answer: Answer<unknown>): string => {
  if (answer.kind === 'failed') return `http-${answer.status}`
  return answer.kind === 'refused' ? answer.code : 'ok'
}

function markGate<Gate extends { readonly code: string }>(record: CallRecord, gate: Gate): Gate {
  record.marks.push(`gate:${gate.code}`)
  return gate
}

/** Executes one call at a time, so that none sees the half-done work of another. Records the changed rows. */
const executeInTurn = <Id extends OperationId>(context: CallContext<Id>) => {
  const { world, record, traceId, id } = context
  return world.inTurn(async () => {
    world.undoLog.begin({ traceId, operationId: id })
    world.rowEdits.begin()
    try {
      const answer = await executeCall(context)
      await world.settled()
      record.rows.push(...world.rowEdits.take())
      return answer
    } finally {
      world.rowEdits.end()
    }
  })
}

/** Refuses a request that cannot be read because of its address, its size or its headers. */
function checkLimits(request: Request) {
  if (!isReadable(request)) return fail(400, undefined, { message: 'The address cannot be read.' })
  if (isTooLarge(request))
    return fail(413, undefined, { message: 'The body is larger than 10 MiB.' })
  if (hasLongHeaders(request))
    return fail(431, undefined, { message: 'The headers are longer than 16 KiB.' })
  return null
}

/** Refuses a request that breaks the contract. The body is read into the record. */
async function checkRequest<Id extends OperationId>(
  context: CallContext<Id>,
  violation: Violation | null,
) {
  const { record } = context
  const wrong = violation ? { violation } : await readCallBody(context)
  if (!wrong) return null
  record.marks.push('request-breach')
  if ('wrongType' in wrong) {
    record.reason = wrong.wrongType
    return fail(415, undefined, { message: wrong.wrongType })
  }
  const { path, reason } = wrong.violation
  record.reason = `${path} ${reason}`
  return { ...invalid(path, reason), message: `The request is not valid: ${path} ${reason}.` }
}

/** Settles events that became due, and records their rows apart from the call's rows. */
async function settleTime({ world, record }: { world: World; record: CallRecord }) {
  record.rows.push(...world.rowEdits.take())
  await settleDue(world)
  record.rows.push(...world.rowEdits.take().map((edit) => ({ ...edit, byTime: true as const })))
}

/**
 * Checks address, size, request, session, password and key, then calls the handler. The first one that answers
 * wins.
 */
async function executeCall<Id extends OperationId>(
  context: CallContext<Id>,
): Promise<Answer<unknown>> {
  const { world, id, request, params, handler, record, edit } = context
  const unreadable = checkLimits(request)
  if (unreadable) return unreadable
  const { query, path, violation } = readParameters(id, request, params, edit)
  const malformed = await checkRequest(context, violation)
  if (malformed) return malformed
  const language = await findLanguage(world, request, query.language)
  world.caller = callerOf(request)
  const auth = authenticate(world, request)
  const call: CheckedCall = {
    world,
    query: query.language === undefined ? query : { ...query, language },
    path,
    body: record.body,
    session: auth.session,
    member: getActingMember(world, id, auth.member),
    language,
    host: new URL(request.url).hostname,
  }
  if (!isCallOf(id, call, request)) return fail(401, auth.code)
  const gate = checkPasswordChange(world, id, auth) ?? checkReadOnly(id, auth.member)
  if (gate) return markGate(record, gate)
  await settleTime(context)
  const key = await createRequestKey(id, auth.member, record.body)
  if (key && isKeyReused(world, key)) return fail(409)
  const denied = checkRole(id, call.member)
  const replayed = !denied && key && hasSucceeded(world, key) ? handler.replay?.(call) : null
  const answer = denied ?? replayed ?? (await handler.handle(call))
  record.answeredAt = world.clock.now()
  if (key && answer.kind === 'ok') await storeRequestKey(world, key)
  return answer
}
