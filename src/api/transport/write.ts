import { isOnline } from '#lib/online.ts'
import { ApiError, asApiError, type FailedOutcome } from './error.ts'
import type { IdempotencyKeys } from './idempotency-keys.ts'

/** The outcome of one write. */
export type WriteOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: FailedOutcome; readonly error: ApiError }

interface Write<Result> {
  readonly keys: IdempotencyKeys
  /** The content of the write: the same content keeps its key until the outcome is known. */
  readonly content: unknown
  readonly send: (key: string) => Promise<Result>
}

/** Sends a write once under its key and returns the outcome; never rejects. */
export async function writeOnce<Result>({
  keys,
  content,
  send,
}: Write<Result>): Promise<WriteOutcome<Result>> {
  const before = keys.isUnknown(content)
  const key = keys.keyFor(content)
  try {
    if (!isOnline() && !before) throw new ApiError({ status: 0, code: 'offline' })
    const result = await send(key)
    keys.settle(key)
    return { kind: 'done', result }
  } catch (thrown) {
    const error = asApiError(thrown)
    // An earlier attempt whose answer was lost may have succeeded. Only an answer about the write itself settles
    // it.
    const kind = before && !error.decides ? 'unknown' : error.outcome
    if (kind === 'unknown') keys.lose(key)
    else keys.settle(key)
    return { kind, error }
  }
}
