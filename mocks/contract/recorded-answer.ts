import type { OperationId } from '#openapi/generated/operations.ts'
import { hasPlainBody, parseJson, toMeaning } from './call-meaning.ts'
import type { CallContext } from './call-record.ts'
import { pathParameters, readParameters } from './check.ts'
import { toAnswer } from './decision.ts'
import type { Answer } from './types.ts'

/** An answer that breaks the contract is given as it was recorded. */
function sendRaw(status: number, answer: unknown): Response {
  const isText = typeof answer === 'string'
  return new Response(isText ? answer : JSON.stringify(answer), {
    status,
    headers: { 'content-type': isText ? 'text/html' : 'application/json' },
  })
}

/**
 * The answer of the world's recording to a call; null if the world has to answer. The log says which of both. What
 * breaks the contract is refused by the world, recorded or not.
 */
export async function recordedAnswer<Id extends OperationId>(
  context: CallContext<Id>,
): Promise<Answer<unknown> | Response | null> {
  const { world, id, request, params, record, edit } = context
  if (!world.recording.recording) return null
  const { query, path, violation } = readParameters(id, request, params, edit)
  const sent = edit && 'body' in edit ? edit.body : undefined
  const read = async () => sent ?? parseJson(await request.clone().text())
  const body = hasPlainBody(id) ? await read() : undefined
  const parts = { path: pathParameters(id, path), query, ...(body !== undefined && { body }) }
  const found = violation ? null : world.recording.take(toMeaning(id, parts))
  record.marks.push(found ? `recorded:${found.n}` : 'by-world')
  if (!found) return null
  record.answeredAt = world.clock.now()
  if (body !== undefined) record.body = body
  if (found.breach === null) return toAnswer(found.status, found.answer)
  record.marks.push('recorded-breach')
  record.reason = found.breach
  record.answered = found.answer
  return sendRaw(found.status, found.answer)
}
