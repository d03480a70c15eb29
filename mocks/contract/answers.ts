import { ERROR_CODES } from '#mocks/faults/fault.ts'
import type { Done, InvalidRequest, Refusal } from '#mocks/world/core/refusal.ts'
import type { Answer, Failed, Ok, Refused } from './types.ts'
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
    code: code ?? ERROR_CODES[status] ?? 'unknown',
    value: details ?? null,
    message,
  }
}

/** 422 for several fields at once. */
const invalidFields = (violations: readonly Violation[]): Failed<422> =>
  fail(422, undefined, { value: { violations } })

/** 422 for one field: its place in the request (`/body/rebate`, `/query/from`), and what it should be. */
export const invalid = (path: string, reason: string): Failed<422> =>
  invalidFields([{ path, reason }])

type RefusalAnswer<No> = No extends InvalidRequest
  ? Failed<422>
  : No extends Refusal<'unknown'>
    ? Failed<404>
    : No extends Refusal<'conflict'>
      ? Failed<409>
      : No extends Refusal<infer Code>
        ? Refused<Code>
        : never

/**
 * The answer for a refusal of the world: unknown is 404, a conflict 409, invalid values 422, all else a business
 * refusal. `part` says whether they were in the body or in the query.
 */
export function toRefusalAnswer<No extends Refusal | InvalidRequest>(
  no: No,
  part?: 'body' | 'query',
): RefusalAnswer<No>
export function toRefusalAnswer(no: Refusal | InvalidRequest, part = 'body'): Answer<never> {
  if ('parts' in no)
    return invalidFields(
      no.parts.map(({ place, expected }) => ({ path: `/${part}${place}`, reason: expected })),
    )
  if (no.reason === 'unknown') return fail(404)
  return no.reason === 'conflict' ? fail(409) : refuse(no.reason, { value: no.details })
}

/** The answer for the result of an operation of the world. `shown` converts what was done. */
export function toAnswer<Result, Value, No extends Refusal | InvalidRequest>(
  outcome: Done<Result> | No,
  shown: (result: Result) => Value,
) {
  return 'done' in outcome ? ok(shown(outcome.done)) : toRefusalAnswer(outcome)
}
