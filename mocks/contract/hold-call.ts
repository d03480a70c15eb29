import type { Decision, HoldPoint } from '#mocks/faults/breakpoints.ts'
import { formatFault } from '#mocks/faults/fault.ts'
import { getCallerSignal } from '#mocks/world/core/caller-signal.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerByFault, type CallContext } from './call-record.ts'
import { pathParameters, type RequestEdit, readParameters } from './check.ts'
import { parseAnswerEdit, parseAnsweringFault, parseRequestEdit } from './decision.ts'
import { readBody } from './read-body.ts'
import { toEnvelope } from './respond.ts'
import { unseal } from './sealed.ts'
import type { Answer } from './types.ts'

type Replacement = Answer<unknown> | Response | null

/** A decision that was checked. */
interface Accepted {
  readonly mark: string
  readonly edit?: RequestEdit
  readonly twice?: boolean
  /** Returns what is sent in place of the answer; null for a network error. */
  readonly replace?: () => Replacement | Promise<Replacement>
}

/** Checks a decision; throws with a sentence if the call cannot take it. */
function acceptDecision<Id extends OperationId>(
  { id, request, params, record }: CallContext<Id>,
  point: HoldPoint,
  decision: Decision,
): Accepted {
  if (decision.action === 'drop') return { mark: 'drop', replace: () => null }
  if (decision.action === 'fail') {
    const fault = parseAnsweringFault(id, decision.fault)
    return {
      mark: `fail-${formatFault(fault)}`,
      replace: () => answerByFault(record, fault, request),
    }
  }
  const { action, edit } = decision
  if (action === 'twice' && point === 'answer')
    throw new RangeError('The handler has run. Only a call that waits before it is sent twice.')
  const twice = action === 'twice'
  if (edit === undefined) return { mark: action, twice }
  if (point === 'request')
    return { mark: 'edit', twice, edit: parseRequestEdit(id, request, params, edit) }
  const answer = parseAnswerEdit(id, edit)
  return { mark: 'edit', replace: () => answer }
}

/** The parts of a request that an edit may replace. A body with files cannot be replaced. */
async function readEditableParts<Id extends OperationId>(context: CallContext<Id>) {
  const { id, request, params } = context
  const { mediaType, encrypted } = operations[id]
  const { query, path: matched } = readParameters(id, request, params)
  const path = pathParameters(id, matched)
  const parts = { ...(Object.keys(path).length > 0 && { path }), query }
  if (mediaType === null || mediaType === 'multipart/form-data') return parts
  const read = await readBody(mediaType, request.clone())
  const body = 'body' in read ? read.body : undefined
  return { ...parts, body: encrypted ? await unseal(body) : body }
}

async function hold<Id extends OperationId>(
  context: CallContext<Id>,
  point: HoldPoint,
  read: () => Promise<unknown>,
): Promise<Accepted | null> {
  const { world, id, request, record } = context
  const passed = await world.breakpoints.pass({
    operationId: id,
    point,
    signal: getCallerSignal(request),
    read,
    accept: (decision) => acceptDecision(context, point, decision),
  })
  if (!passed) return null
  const { accepted, by } = passed
  record.marks.push(`held:${by === 'decision' ? accepted.mark : by}`)
  return accepted
}

/** Waits before the handler, if a breakpoint says so. Null if nothing stopped the call. */
export const holdRequest = <Id extends OperationId>(context: CallContext<Id>) =>
  hold(context, 'request', () => readEditableParts(context))

/** Waits before the answer, if a breakpoint says so; returns what is sent. */
export async function holdAnswer<Id extends OperationId>(
  context: CallContext<Id>,
  answer: Answer<unknown>,
): Promise<Replacement> {
  const accepted = await hold(context, 'answer', async () => toEnvelope(answer, context.traceId))
  return accepted?.replace ? accepted.replace() : answer
}
