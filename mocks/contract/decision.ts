import { z } from 'zod'
import type { Decision } from '#mocks/faults/breakpoints.ts'
import { parseFault } from '#mocks/faults/fault-rule.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { validators } from '#openapi/generated/validators.js'
import { fail, ok, refuse } from './answers.ts'
import type { AnsweringFault, CallContext } from './call-record.ts'
import { findBreach, findViolation, type RequestEdit, readParameters } from './check.ts'
import { isDelivery } from './deliver.ts'
import { findFiles, isFields } from './files.ts'
import { findUncheckableValue } from './odd-values.ts'
import type { Answer } from './types.ts'

const breakpointSchema = z.strictObject({
  target: z.string(),
  point: z.enum(['request', 'answer']).optional(),
  seconds: z.number().optional(),
})

/** Reads a breakpoint that a program sets. Throws when its form is wrong. */
export function readBreakpoint(body: unknown) {
  const { data } = breakpointSchema.safeParse(body)
  if (data) return data
  throw new TypeError(
    'The body must be an object: {"target": "createDeposit", "point": "request" or "answer", "seconds": 60}. Only "target" is required.',
  )
}

const decisionSchema = z.union([
  z.strictObject({ action: z.enum(['continue', 'twice']), edit: z.unknown().optional() }),
  z.strictObject({ action: z.literal('drop') }),
  z.strictObject({ action: z.literal('fail'), fault: z.string() }),
])

/** Reads a decision that a program makes. Throws when its form is wrong. */
export function readDecision(body: unknown): Decision {
  const { data } = decisionSchema.safeParse(body)
  if (data) return data
  throw new TypeError(
    'The body must be {"action": "continue"}, "twice" or "drop", or {"action": "fail", "fault": "503"}; "edit" replaces parts of the request, or the answer.',
  )
}

/** The fault with this name, if it can answer a call of the operation. */
export function parseAnsweringFault(id: OperationId, name: string): AnsweringFault {
  const fault = parseFault(name)
  if (fault.kind === 'profile' || isDelivery(fault))
    throw new RangeError(`"${name}" does not answer a call. Use a status such as 503, or reset.`)
  const codes: readonly string[] = operations[id].refusals
  if (fault.kind === 'refusal' && !codes.includes(fault.code))
    throw new RangeError(
      `${id} does not refuse with "${fault.code}". It declares ${codes.join(', ') || 'none'}.`,
    )
  return fault
}

/** A parameter as an address has it. */
const text = z.union([z.string(), z.number(), z.boolean()]).transform(String)

const requestSchema = z.strictObject({
  path: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.union([text, z.array(text)])).optional(),
  body: z.unknown().optional(),
})

type Sent = 'id' | 'request' | 'params' | 'record'

/**
 * The parts that replace those of a request, checked against the contract; throws with the place of a breach. A file of
 * a form stays as it was sent.
 */
export function parseRequestEdit(
  { id, request, params, record }: Pick<CallContext<OperationId>, Sent>,
  edit: unknown,
): RequestEdit {
  const { data } = requestSchema.safeParse(structuredClone(edit))
  if (!data) throw new TypeError('An edited request is an object with "path", "query" or "body".')
  const { mediaType } = operations[id]
  if ('body' in data && mediaType === null)
    throw new TypeError(`${id} has no body that can be edited.`)
  if (mediaType === 'multipart/form-data' && isFields(data.body))
    data.body = { ...data.body, ...findFiles(record.body) }
  const violation =
    readParameters(id, request, params, data).violation ??
    ('body' in data
      ? (findUncheckableValue(data.body, '/body') ??
        findViolation(validators[id].body, data.body, '/body'))
      : null)
  if (violation) throw new RangeError(`${violation.path} ${violation.reason}.`)
  return data
}

const answerSchema = z.strictObject({ status: z.int(), body: z.unknown() })
const envelopeSchema = z.object({
  success: z.boolean(),
  value: z.unknown(),
  errorCode: z.string().optional(),
  message: z.string().optional(),
})

/** An answer in place of the handler's, checked against the contract; throws with the place of a breach. */
export function parseAnswerEdit(id: OperationId, edit: unknown): Answer<unknown> {
  const { data } = answerSchema.safeParse(structuredClone(edit))
  if (!data) throw new TypeError('An edited answer is an object with "status" and "body".')
  const { status, body } = data
  const breach = findBreach(id, status, body, { byFault: false })
  if (breach) throw new RangeError(breach)
  return toAnswer(status, body)
}

/** The answer that gives this status and envelope. */
export function toAnswer(status: number, body: unknown): Answer<unknown> {
  const { success, value, errorCode = '', message } = envelopeSchema.parse(body)
  if (success) return ok(value)
  const details = message === undefined ? {} : { message }
  if (status === 200) return refuse(errorCode, { value, ...details })
  return { ...fail(status, errorCode, details), value }
}
