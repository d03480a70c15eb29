import type { CallMeaning } from '#mocks/har/player.ts'
import { findRule } from '#mocks/har/rules.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** JSON with sorted keys, so that the same content gives the same text. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** A value without the fields that differ on each try or that redaction replaces. */
function withoutOwn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'requestId' && findRule(name) === null)
      .map(([name, inner]) => [name, withoutOwn(inner)]),
  )
}

/** Whether the body of a call can be compared: JSON that is not sealed. */
export const hasPlainBody = (id: OperationId): boolean =>
  operations[id].mediaType === 'application/json' && !operations[id].encrypted

/** The meaning of a call, from its parameters (as the contract reads them) and its body. */
export const toMeaning = (
  operationId: OperationId,
  parts: Record<string, unknown>,
): CallMeaning => ({
  operationId,
  exact: sortedJson(parts),
  loose: sortedJson(withoutOwn(parts)),
})

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
