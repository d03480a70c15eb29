/**
 * Why the world does not do what was asked. `reason` is a code of the contract's `x-refusals`, `unknown` when what was named
 * is not there for whoever asks, or `conflict` when it contradicts what was done before; `details` tell the next attempt what it needs, null where there is nothing to tell.
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

export const invalidRequest = (place: string, should: string): InvalidRequest =>
  invalidRequestParts([{ place, expected: should }])

/** The result of an operation of the world that was carried out. */
export interface Done<Result> {
  readonly done: Result
}

export const done = <Result>(result: Result): Done<Result> => ({ done: result })
