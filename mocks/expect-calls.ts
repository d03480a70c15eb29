import type { OperationId } from '#openapi/generated/operations.ts'
import type { LogEntry } from './world/core/log.ts'
import { nearest } from './world/core/nearest.ts'

/** A call that should have been made. What is not named may be anything. */
export interface ExpectedCall {
  readonly operation: OperationId
  /** 0 for a call without an answer. */
  readonly status?: number
  /** The expected unencrypted body; further fields are allowed. */
  readonly body?: unknown
}

/**
 * The first difference between a value and the expected one, such as `/amount is "1.00", not "2.00"`; null when it has
 * it all.
 */
function lacks(value: unknown, wanted: unknown, path = ''): string | null {
  if (typeof wanted !== 'object' || wanted === null) {
    if (Object.is(value, wanted)) return null
    return `${path || 'the body'} is ${JSON.stringify(value) ?? 'absent'}, not ${JSON.stringify(wanted)}`
  }
  const inner = typeof value === 'object' && value !== null ? value : {}
  for (const [name, each] of Object.entries(wanted)) {
    const wrong = lacks(Reflect.get(inner, name), each, `${path}/${name}`)
    if (wrong) return wrong
  }
  return null
}

/** The reason why a call is not the expected one, or null. */
function differs(entry: LogEntry, { operation, status, body }: ExpectedCall): string | null {
  if (entry.operationId !== operation) return `it was ${entry.operationId ?? entry.path}`
  if (status !== undefined && entry.status !== status)
    return `its status was ${entry.status}, not ${status}`
  return body === undefined ? null : lacks(entry.body, body)
}

const nameOf = ({ operation, status }: ExpectedCall) =>
  status === undefined ? operation : `${operation} (${status})`

function explain(entries: readonly LogEntry[], from: number, wanted: ExpectedCall): string {
  const before = entries.slice(0, from).some((entry) => differs(entry, wanted) === null)
  if (before) return 'It was made, but earlier than expected.'
  const close = entries.filter(({ operationId }) => operationId === wanted.operation)
  if (close.length > 0)
    return `Near misses: ${close.map((entry) => `call ${entry.n}: ${differs(entry, wanted) ?? 'too early'}`).join('; ')}.`
  const made = [...new Set(entries.flatMap(({ operationId }) => operationId ?? []))]
  if (made.length === 0) return 'No call was made at all.'
  return `It was never made. Similar calls: ${nearest(wanted.operation, made, 8).join(', ')}.`
}

/**
 * Asserts that calls were made in this order, with other calls between them. Throws an error that names the first
 * missing one and the nearest call: another status, another body, an earlier moment.
 */
export function expectCalls(
  entries: readonly LogEntry[],
  expected: readonly (ExpectedCall | OperationId)[],
): void {
  let from = 0
  for (const [index, each] of expected.entries()) {
    const wanted = typeof each === 'string' ? { operation: each } : each
    const at = entries.findIndex((entry, place) => place >= from && differs(entry, wanted) === null)
    if (at === -1)
      throw new Error(
        `Call ${index + 1} of ${expected.length}, ${nameOf(wanted)}, is missing. ${explain(entries, from, wanted)}`,
      )
    from = at + 1
  }
}
