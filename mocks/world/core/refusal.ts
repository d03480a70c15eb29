/**
 * Why the world does not do what was asked. `reason` is a code of the contract's `x-refusals`; `details` tell the next attempt
 * what it needs, null where there is nothing to tell.
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
