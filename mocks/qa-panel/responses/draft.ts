import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** A response that a tester writes. */
export interface Draft {
  /** The text of the field; not always the name of an operation. */
  readonly name: string
  readonly status: number
  /** Its body as JSON; null until the contract's example is loaded. */
  readonly text: string | null
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

/** The operation of a draft; null while none is chosen. */
export function getOperation({ name }: Draft): OperationId | null {
  const trimmed = name.trim()
  return isOperation(trimmed) ? trimmed : null
}

/** A value as the text of a draft. */
export const formatBody = (body: unknown): string =>
  body === undefined ? '' : JSON.stringify(body, null, 2)

/**
 * The draft for an operation and a status: the response that is set, else the last one, else the contract's example.
 * Without a status, that of this response.
 */
export function startDraft(world: World, name: string, status?: number): Draft {
  const draft = { name, status: status ?? 0, text: '' }
  const id = getOperation(draft)
  if (id === null) return draft
  const own = world.faults.get(id)
  const called = world.log
    .entries()
    .findLast((entry) => entry.operationId === id && entry.answer !== undefined)
  const known = [
    ...(own?.kind === 'answer' ? [own] : []),
    ...(called ? [{ status: called.status, body: called.answer }] : []),
  ].find((one) => status === undefined || one.status === status)
  if (known) return { name, status: known.status, text: formatBody(known.body) }
  return { name, status: status ?? operations[id].statuses[0], text: null }
}
