import { type ArchivedCall, readHarFile } from '#mocks/har/har-file.ts'
import type { RecordedCall, Recording } from '#mocks/har/player.ts'
import { createRedactor, namedValues } from '#mocks/har/redact.ts'
import { transportKey } from '#mocks/world/core/keys.ts'
import { operations } from '#openapi/generated/operations.ts'
import { hasPlainBody, parseJson, toMeaning } from './call-meaning.ts'
import { findBreach, readParameters } from './check.ts'

/** The kept parts of a call, before they are redacted. */
interface Parts {
  readonly path: unknown
  readonly query: unknown
  readonly body?: unknown
  readonly answer: unknown
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)

/** Calls that open or end a session. Redaction has made recorded tokens useless, so the world has to answer. */
const isOfSession = ({ operationId }: ArchivedCall, answer: unknown): boolean =>
  ['session', 'verification'].includes(operations[operationId].tag) ||
  typeof field(field(answer, 'value'), 'token') === 'string'

/** The world can only open what is sealed with its own key. */
function withOwnKey(answer: unknown): unknown {
  const value = field(answer, 'value')
  if (!field(value, 'transportKey')) return answer
  const { kid, publicKey } = transportKey
  return { ...Object(answer), value: { ...Object(value), transportKey: { kid, publicKey } } }
}

function partsOf(call: ArchivedCall): Parts {
  const { operationId: id, url, headers, sent, text } = call
  const request = new Request(url, { headers })
  const { query, path } = readParameters(id, request, call.path)
  const body = hasPlainBody(id) ? parseJson(sent) : undefined
  return { path, query, ...(body !== undefined && { body }), answer: parseJson(text) ?? text }
}

const breachOf = ({ operationId, status }: ArchivedCall, answer: unknown): string | null =>
  typeof answer === 'string'
    ? 'the body is not JSON.'
    : findBreach(operationId, status, answer, { byFault: false })

/**
 * Reads a HAR as a recording without personal data. Throws with a sentence if the file is not usable.
 * @param contract the bundled contract, whose values are no personal data
 */
export function readRecording(
  text: string,
  name: string,
  contract: unknown,
  salt?: Uint8Array,
): Recording {
  const { creator, calls: archived, others, unanswered } = readHarFile(text)
  const all = archived.map((call) => ({ call, parts: partsOf(call) }))
  const kept = all.filter(({ call, parts }) => !isOfSession(call, parts.answer))
  const redactor = createRedactor(namedValues(contract), salt)
  const clean = redactor.redact(kept.map(({ parts }) => parts)) as readonly Parts[]
  const calls = kept.map(({ call, parts }, place): RecordedCall => {
    const { answer = null, ...asked } = { ...clean[place] }
    const breach = breachOf(call, parts.answer)
    return {
      ...toMeaning(call.operationId, asked),
      n: place + 1,
      status: call.status,
      answer: withOwnKey(answer),
      breach,
    }
  })
  return {
    name,
    creator,
    startedAt: archived[0]?.at ?? 0,
    calls,
    sessions: all.length - kept.length,
    others,
    unanswered,
    redacted: redactor.counts(),
  }
}
