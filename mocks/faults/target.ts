import { nearest } from '#mocks/world/core/nearest.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** Operations, tags and `all`. */
export const TARGETS: readonly string[] = [
  'all',
  ...new Set(Object.values(operations).map(({ tag }) => tag)),
  ...Object.keys(operations),
]

/** Throws for a text that is neither an operation nor a tag nor `all`, and names similar ones. */
export function checkTarget(target: string): void {
  if (TARGETS.includes(target)) return
  const near = nearest(target, TARGETS).join(', ')
  throw new RangeError(`No operation or tag named "${target}". Did you mean ${near}?`)
}

/** Whether a target includes an operation. */
export const isTarget = (target: string, id: OperationId): boolean =>
  target === 'all' || target === id || target === operations[id].tag
