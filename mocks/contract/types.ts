import type { Member, Session } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId, operations } from '#openapi/generated/operations.ts'
import type { operations as Shapes } from '#openapi/generated/types.ts'

type Facts = typeof operations
type Nothing = Readonly<Record<string, never>>
type Present<T> = [T] extends [never] ? Nothing : [T] extends [undefined] ? Nothing : T
type Parameter<Id extends OperationId, Place extends 'query' | 'path'> = Shapes[Id] extends {
  parameters: { [P in Place]?: infer P }
}
  ? Present<NonNullable<P>>
  : Nothing

/** Query parameters, validated and converted to numbers and booleans as the contract says. */
export type QueryOf<Id extends OperationId> = Parameter<Id, 'query'>
type PathOf<Id extends OperationId> = Parameter<Id, 'path'>

/** The decrypted, validated body. */
export type BodyOf<Id extends OperationId> = Shapes[Id] extends {
  requestBody?: { content: infer C }
}
  ? C[keyof C]
  : undefined

type Success<E> = E extends { success: true; value: infer V } ? V : never

/** `value` of the 200 answer that succeeds. */
export type ValueOf<Id extends OperationId> = Shapes[Id] extends {
  responses: { 200: { content: { 'application/json': infer E } } }
}
  ? Success<E>
  : never

/** The codes an operation may refuse with: its `x-refusals`. */
type RefusalOf<Id extends OperationId> = Facts[Id]['refusals'][number]

/** The failures an operation declares. */
type StatusOf<Id extends OperationId> = Exclude<Facts[Id]['statuses'][number], 200>

type Who<Id extends OperationId, T> = Facts[Id]['session'] extends 'required' ? T : T | null

/** The input of a handler. */
export interface Call<Id extends OperationId> {
  readonly world: World
  readonly query: QueryOf<Id>
  readonly path: PathOf<Id>
  readonly body: BodyOf<Id>
  /** Never null where the contract demands a session. */
  readonly session: Who<Id, Session>
  readonly member: Who<Id, Member>
  /** Portal code of the answer's language, for example BN: one that the content has (D-004). */
  readonly language: string
  /** Host the page was served on, without port. */
  readonly host: string
}

export interface Ok<V> {
  readonly kind: 'ok'
  readonly value: V
}

export interface Refused<Code extends string> {
  readonly kind: 'refused'
  readonly code: Code
  readonly value: unknown
  readonly message: string | undefined
}

export interface Failed<Status extends number> {
  readonly kind: 'failed'
  readonly status: Status
  readonly code: string
  readonly value: unknown
  readonly message: string | undefined
}

export type Answer<V, Code extends string = string, Status extends number = number> =
  | Ok<V>
  | Refused<Code>
  | Failed<Status>

type AnswerOf<Id extends OperationId> = Answer<ValueOf<Id>, RefusalOf<Id>, StatusOf<Id>>

/** One operation of the fake backend. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>

/** The handler of an operation. */
export interface OperationHandler<Id extends OperationId> {
  readonly handle: Handler<Id>
  /**
   * Answers a request whose key has succeeded before, so that nothing is done a second time. When it returns no
   * answer, because nothing is left of the first one, the request is handled as a new one.
   */
  readonly replay?: (call: Call<Id>) => AnswerOf<Id> | null | undefined
}
