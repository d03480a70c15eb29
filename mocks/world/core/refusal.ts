/**
 * The reason why the world rejects a request. `reason` is one of the contract's `x-refusals`, `unknown` if the thing
 * does not exist for this caller, or `conflict` if it contradicts an earlier request. `details` hold what the client
 * needs for its next attempt, or null.
 */
export interface Refusal<Reason extends string = string> {
  readonly reason: Reason
  readonly details: Readonly<Record<string, unknown>> | null
}

/** The world says no. */
export const refusal = <Reason extends string>(
  reason: Reason,
  details: Refusal['details'] = null,
): Refusal<Reason> => ({ reason, details })

/** A part of the request that can never be valid: its place (`/lines/0/picks`), and what it should be. */
export interface InvalidPart {
  readonly place: string
  readonly expected: string
}

/** A request with such parts. */
export interface InvalidRequest {
  readonly reason: 'invalid'
  readonly parts: readonly InvalidPart[]
}

export const invalidRequestParts = (parts: readonly InvalidPart[]): InvalidRequest => ({
  reason: 'invalid',
  parts,
})

export const invalidRequest = (place: string, expected: string): InvalidRequest =>
  invalidRequestParts([{ place, expected }])

/** The result of an operation of the world that was carried out. */
export interface Done<Result> {
  readonly done: Result
}

export const done = <Result>(result: Result): Done<Result> => ({ done: result })
