import type { Decision, HoldPoint } from '#mocks/faults/breakpoints.ts'
import { formatFault } from '#mocks/faults/fault.ts'
import { getCallerSignal } from '#mocks/world/core/caller-signal.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { parseJson } from './call-meaning.ts'
import { answerByFault, type CallContext } from './call-record.ts'
import { pathParameters, type RequestEdit, readParameters } from './check.ts'
import { parseAnswerEdit, parseAnsweringFault, parseRequestEdit } from './decision.ts'
import { describeFiles } from './files.ts'
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
  context: CallContext<Id>,
  point: HoldPoint,
  decision: Decision,
): Accepted {
  const { id, request, record } = context
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
  if (point === 'request') return { mark: 'edit', twice, edit: parseRequestEdit(context, edit) }
  const answer = parseAnswerEdit(id, edit)
  return { mark: 'edit', replace: () => answer }
}

/** The parts of a request that an edit may replace, with a description of each file. Records the body. */
async function readEditableParts<Id extends OperationId>(context: CallContext<Id>) {
  const { id, request, params, record } = context
  const { mediaType, encrypted } = operations[id]
  const { query, path: matched } = readParameters(id, request, params)
  const path = pathParameters(id, matched)
  const parts = { ...(Object.keys(path).length > 0 && { path }), query }
  if (mediaType === null) return parts
  const read = await readBody(mediaType, request.clone())
  const body = 'body' in read ? read.body : undefined
  record.body = encrypted ? await unseal(body) : body
  return { ...parts, body: describeFiles(record.body) }
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

/** An answer as an edit may replace it. One without an envelope is shown as its JSON, or else as its text. */
async function readAnswer(answer: Answer<unknown> | Response, traceId: string) {
  if (!(answer instanceof Response)) return toEnvelope(answer, traceId)
  const text = await answer.clone().text()
  return { status: answer.status, body: parseJson(text) ?? text }
}

/**
 * Waits before the answer, if a breakpoint says so; returns what is sent. A call whose answer never arrives does not
 * wait.
 */
export async function holdAnswer<Id extends OperationId>(
  context: CallContext<Id>,
  answer: Replacement,
): Promise<Replacement> {
  const { record, traceId } = context
  if (answer === null || record.delivery?.kind === 'lost') return answer
  const accepted = await hold(context, 'answer', () => readAnswer(answer, traceId))
  if (!accepted?.replace) return answer
  delete record.answered
  return accepted.replace()
}
