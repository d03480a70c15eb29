import { formatFault } from '#mocks/faults/fault.ts'
import { VISITOR_DEVICE } from '#mocks/world/core/site.ts'
import { settleDue } from '#mocks/world/jobs/settle-due.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { fail, invalid } from './answers.ts'
import { latencyOf, resolveFault, wait } from './apply-fault.ts'
import { authenticate } from './authenticate.ts'
import {
  type CallRecord,
  createFaultAnswer,
  hasLongHeaders,
  isTooLarge,
  readCallBody,
} from './call-record.ts'
import { isReadable, readParameters } from './check.ts'
import { contentLanguage } from './content-language.ts'
import { isDelivery, SLOW_DELIVERY_MS } from './deliver.ts'
import {
  checkPasswordChange,
  checkReadOnly,
  checkRole,
  checkSiteStatus,
  getActingMember,
} from './gates.ts'
import { createRequestKey, hasSucceeded, isKeyReused, storeRequestKey } from './request-keys.ts'
import type { Answer, Call, OperationHandler } from './types.ts'

/** Who calls: the address that a server in front names, and the browser. In a page it is always the same device. */
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

/** Gate, fault, then the call itself. The first one that answers wins. */
export async function answerCall<Id extends OperationId>(
  world: World,
  id: Id,
  trail: CallRecord,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  handling: OperationHandler<Id>,
  n: number,
): Promise<Answer<unknown> | Response | null> {
  await wait(latencyOf(world, `${trail.id} ${n}`), request.signal)
  const gate = checkSiteStatus(world, trail.id)
  if (gate) {
    trail.marks.push(`gate:${gate.code}`)
    return gate
  }
  const fault = resolveFault(world, trail.id, n)
  if (fault) {
    trail.marks.push(`fault:${formatFault(fault)}`)
    if (!isDelivery(fault)) {
      trail.byFault = true
      if (fault.kind === 'status' && fault.retryAfter) trail.retryAfter = fault.retryAfter
      return createFaultAnswer(fault, request)
    }
    trail.delivery = fault
  } else if (world.latency?.drip) trail.delivery = { kind: 'drip' }
  if (trail.delivery?.kind === 'slow') await wait(SLOW_DELIVERY_MS, request.signal)
  const twice = trail.delivery?.kind === 'duplicate' ? request.clone() : null
  // One call at a time, so that none sees the half-done work of another.
  const carry = (from: Request) =>
    world.inTurn(async () => {
      world.rowEdits.begin()
      try {
        const answer = await executeCall(world, id, trail, from, params, handling)
        await world.settled()
        trail.rows.push(...world.rowEdits.take())
        return answer
      } finally {
        world.rowEdits.end()
      }
    })
  const answer = await carry(request)
  if (twice) await carry(twice)
  return answer
}

/**
 * Checks address, size, request, session, password and key, then calls the handler. The first one that answers
 * wins.
 */
async function executeCall<Id extends OperationId>(
  world: World,
  id: Id,
  trail: CallRecord,
  request: Request,
  params: Readonly<Record<string, unknown>>,
  handling: OperationHandler<Id>,
): Promise<Answer<unknown>> {
  if (!isReadable(request)) return fail(400, undefined, { message: 'The address cannot be read.' })
  if (isTooLarge(request))
    return fail(413, undefined, { message: 'The body is larger than 10 MiB.' })
  if (hasLongHeaders(request))
    return fail(431, undefined, { message: 'The headers are longer than 16 KiB.' })
  const { query, path, violation } = readParameters(trail.id, request, params)
  const wrong = violation ? { violation } : await readCallBody(world, trail, request)
  if (wrong) trail.marks.push('request-breach')
  if (wrong && 'wrongType' in wrong) {
    trail.reason = wrong.wrongType
    return fail(415, undefined, { message: wrong.wrongType })
  }
  if (wrong) {
    const { path: field, reason } = wrong.violation
    trail.reason = `${field} ${reason}`
    const message = `The request is not valid: ${field} ${reason}.`
    return { ...invalid(field, reason), message }
  }
  const asked =
    query.language ?? request.headers.get('accept-language')?.slice(0, 3).split(/[-,;]/)[0]
  const language = await contentLanguage(world, typeof asked === 'string' ? asked : 'BN')
  world.caller = callerOf(request)
  const who = authenticate(world, request)
  const call: CheckedCall = {
    world,
    query: query.language === undefined ? query : { ...query, language },
    path,
    body: trail.body,
    session: who.session,
    member: getActingMember(world, id, who.member),
    language,
    host: new URL(request.url).hostname,
  }
  if (!isCallOf(id, call, request)) return fail(401, who.code)
  const gate = checkPasswordChange(world, id, who) ?? checkReadOnly(id, who.member)
  if (gate) {
    trail.marks.push(`gate:${gate.code}`)
    return gate
  }
  trail.rows.push(...world.rowEdits.take())
  await settleDue(world)
  trail.rows.push(...world.rowEdits.take().map((edit) => ({ ...edit, byTime: true as const })))
  const key = await createRequestKey(id, who.member, trail.body)
  if (key && isKeyReused(world, key)) return fail(409)
  const answer =
    checkRole(id, call.member) ??
    (key && hasSucceeded(world, key) ? handling.replay?.(call) : null) ??
    (await handling.handle(call))
  trail.answeredAt = world.clock.now()
  if (key && answer.kind === 'ok') await storeRequestKey(world, key)
  return answer
}
