import { CODE_OF_STATUS } from '../faults/fault.ts'
import type { Refusal } from '../world/core/refusal.ts'
import type { Failed, Ok, Refused } from './types.ts'
import type { Violation } from './violation.ts'

/** Success with this value. */
export const ok = <V>(value: V): Ok<V> => ({ kind: 'ok', value })

interface RefusalDetails {
  /** Details for the next attempt, for example `{captcha: true}`. */
  readonly value?: unknown
  readonly message?: string
}

/** A business refusal: HTTP 200 with `success: false`. `code` is one of the operation's x-refusals. */
export const refuse = <Code extends string>(
  code: Code,
  details: RefusalDetails = {},
): Refused<Code> => ({
  kind: 'refused',
  code,
  value: details.value ?? null,
  message: details.message,
})

/** What the world refuses, as an answer. */
export const refuseFor = <Code extends string>({ reason, details }: Refusal<Code>): Refused<Code> =>
  refuse(reason, { value: details })

interface FailureDetails {
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number
  readonly value?: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** An HTTP error status. Without a code the usual one of that status is used. */
export function fail<Status extends number>(
  status: Status,
  code?: string,
  { retryAfter, value, message }: FailureDetails = {},
): Failed<Status> {
  const details = retryAfter === undefined ? value : { ...value, retryAfterSeconds: retryAfter }
  return {
    kind: 'failed',
    status,
    code: code ?? CODE_OF_STATUS[status] ?? 'unknown',
    value: details ?? null,
    message,
  }
}

/** 422 for several fields at once. */
export const invalidFields = (violations: readonly Violation[]): Failed<422> =>
  fail(422, undefined, { value: { violations } })

/** 422 for one: where it stands in the request (`/body/rebate`, `/query/from`), and what it should be. */
export const invalid = (path: string, reason: string): Failed<422> =>
  invalidFields([{ path, reason }])
