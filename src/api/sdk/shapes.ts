import { shapes as members } from '#openapi/generated/shapes.ts'
import { shapes as first } from '#openapi/generated/shapes-first.ts'
import { shapes as open } from '#openapi/generated/shapes-open.ts'
import { findBreach } from '../transport/shape.ts'
import type { SocketEvent } from '../transport/socket.ts'

export type { Shape, Shapes } from '#openapi/generated/shapes-first.ts'
export { findBreach } from '../transport/shape.ts'

const FILES = [first, open, members]

function breachIn(name: string, value: unknown): string | null {
  for (const { answers, types } of FILES) {
    const shape = answers[name]
    if (shape !== undefined) return findBreach(shape, value, { types })
  }
  throw new RangeError(`The contract has no answer or event "${name}".`)
}

/**
 * The path at which the `value` of a response breaks the contract, such as `.list.3.name`; null when valid. The
 * operation is its method and path template, `GET /wps/member/info`. Throws a RangeError for an unknown one.
 */
export const breachOfAnswer = (operation: string, value: unknown): string | null =>
  breachIn(operation, value)

/** Like `breachOfAnswer`, for a socket event, which is identified by its `type`. */
export const breachOfEvent = (event: Pick<SocketEvent, 'type'>): string | null =>
  breachIn(event.type, event)

/** The operations whose answers have a shape, by method and path template, and the events. */
export const shapeNames = (): readonly string[] =>
  FILES.flatMap(({ answers }) => Object.keys(answers))
