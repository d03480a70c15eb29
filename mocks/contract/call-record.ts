import { type Fault, RETRY_AFTER_SECONDS } from '#mocks/faults/fault.ts'
import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { validators } from '#openapi/generated/validators.js'
import { fail, refuse } from './answers.ts'
import { NO_ANSWER_MS, wait } from './apply-fault.ts'
import { findViolation, type RequestEdit } from './check.ts'
import type { DeliveryFault } from './deliver.ts'
import { findUncheckableValue } from './odd-values.ts'
import { readBody } from './read-body.ts'
import { openSealed } from './sealed.ts'
import type { Answer, OperationHandler } from './types.ts'
import type { Violation } from './violation.ts'

/** The facts about one call for the log. */
export interface CallRecord {
  readonly id: OperationId
  readonly marks: string[]
  body?: unknown
  reason?: string
  byFault: boolean
  /** The body of an answer without the envelope of the contract. */
  answered?: unknown
  /** The rows that the call changed. */
  readonly rows: RowEdit[]
  /** Time of the handler's response (epoch ms). The clock may be moved while the response is saved. */
  answeredAt?: number
  /** The fault in the delivery of the request or of its answer. */
  delivery?: DeliveryFault
  /** The format of the 429 header that says when to try again. */
  retryAfter?: 'date' | 'nonsense'
}

/** A call on its way, with what is recorded about it. */
export interface CallContext<Id extends OperationId> {
  readonly world: World
  readonly id: Id
  readonly request: Request
  readonly params: Readonly<Record<string, unknown>>
  readonly handler: OperationHandler<Id>
  readonly record: CallRecord
  readonly traceId: string
  /** Parts that replace those of the request. */
  readonly edit?: RequestEdit | undefined
}

/** Faults that answer instead of the handler. */
export type AnsweringFault = Exclude<Fault, DeliveryFault>

const withText = (text: string, type = 'application/json', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } })

/** The answer of a fault. Null when there is no answer at all, a response when its body is malformed. */
async function createFaultAnswer(
  fault: AnsweringFault,
  request: Request,
): Promise<Answer<never> | Response | null> {
  if (fault.kind === 'offline') return null
  if (fault.kind === 'malformed') return withText('<html><body>502 Bad Gateway</body>')
  if (fault.kind === 'html')
    return withText('<!doctype html><title>502 Bad Gateway</title>', 'text/html')
  if (fault.kind === 'empty') return withText('')
  if (fault.kind === 'answer')
    return withText(JSON.stringify(fault.body), 'application/json', fault.status)
  if (fault.kind === 'refusal') return refuse(fault.code, fault)
  if (fault.kind === 'timeout') {
    await wait(NO_ANSWER_MS, request.signal)
    return null
  }
  const status = fault.kind === 'flaky' ? 500 : fault.status
  if (status === 429) return fail(429, undefined, { retryAfter: RETRY_AFTER_SECONDS })
  const code = fault.kind === 'status' ? fault.code : undefined
  if (status === 503 && code === undefined)
    return fail(503, undefined, { retryAfter: 600, value: { maintenanceEnd: null } })
  return fail(status, code)
}

/** Answers a call by a fault, and records that. */
export function answerByFault(record: CallRecord, fault: AnsweringFault, request: Request) {
  record.byFault = true
  if (fault.kind === 'status' && fault.retryAfter) record.retryAfter = fault.retryAfter
  return createFaultAnswer(fault, request)
}

/** A value without any of its lists. */
export function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, inner]) => !Array.isArray(inner))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutLists(inner)]))
}

/** The largest body that the contract accepts. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024

/** Whether a call that takes a body announces a larger one than any call may send. The body of a GET is not read. */
export const isTooLarge = ({ method, headers }: Request): boolean =>
  method !== 'GET' && Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES

/** The longest headers of a request together, in bytes; Node's HTTP server takes no longer ones either. */
const MAX_HEADER_BYTES = 16 * 1024

export const hasLongHeaders = ({ headers }: Request): boolean =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0) >
  MAX_HEADER_BYTES

/** Decrypts and validates the body and stores it in the record. Returns the reason if it is refused. */
export async function readCallBody<Id extends OperationId>({
  world,
  record,
  request,
  edit,
}: CallContext<Id>): Promise<
  { readonly violation: Violation } | { readonly wrongType: string } | null
> {
  const facts = operations[record.id]
  if (edit && 'body' in edit) {
    record.body = edit.body
    return null
  }
  const read = await readBody(facts.mediaType, request)
  if (!('body' in read)) return read
  let { body } = read
  const odd = findUncheckableValue(body, '/body')
  if (odd) return { violation: odd }
  record.body = body
  if (facts.encrypted) {
    const opened = await openSealed(world, body)
    if (opened.violation) return { violation: opened.violation }
    body = opened.body
    const inside = findUncheckableValue(body, '/body')
    if (inside) return { violation: inside }
    record.body = body
  }
  const violation = findViolation(validators[record.id].body, record.body, '/body')
  return violation && { violation }
}
