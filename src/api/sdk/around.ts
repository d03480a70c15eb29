import type { Around } from '../transport/client.ts'
import { ApiError, asApiError } from '../transport/error.ts'
import { retryDelay, shouldRetry } from '../transport/retry.ts'
import { getFailure } from '../transport/unwrap.ts'

/** One try of a call. */
export interface CallFacts {
  /** The method with the path of the contract, `GET /wps/member/info`. */
  readonly operation: string
  /** From 1; only reads have a second. */
  readonly attempt: number
  /** The header of this try (W3C Trace Context); all tries of a call have one trace. */
  readonly traceparent: string
}

/** The pause before a failed read is tried again, in milliseconds; null to leave it. */
export type RetryPolicy = (error: ApiError, failures: number) => number | null

export interface CallOptions {
  /** Before a try is sent. */
  readonly onRequest?: (call: CallFacts) => void
  /** After its answer, which may be a refusal. */
  readonly onResponse?: (call: CallFacts & { readonly status: number }) => void
  /** After it failed or was refused. */
  readonly onError?: (call: CallFacts & { readonly error: ApiError }) => void
  /** When a read is tried again; false for never. Writes are sent once. */
  readonly retry?: RetryPolicy | false
}

/** The longest `Retry-After` that is waited for. */
const MAX_WAIT_MS = 30_000

/**
 * A read is tried twice again, after about 1 s and 2 s. A `Retry-After` of at most half a minute is kept instead, also
 * with 429; after a longer one, a refusal, a time-out or an answer that breaks the contract it is left.
 */
export const defaultRetry: RetryPolicy = (error, failures) => {
  const { retryAfter, passing } = error
  if (retryAfter === null) return shouldRetry(failures, error) ? retryDelay(failures) : null
  return failures < 2 && passing && retryAfter <= MAX_WAIT_MS ? retryAfter : null
}

/** A launch is a GET that opens a session: like a write it is sent once. */
const isRead = (operation: string): boolean => /^GET (?!.*launch)/i.test(operation)

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Waits; rejects as soon as the signal aborts. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(new ApiError({ status: 0, code: 'aborted' }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, ms)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })

/** Reports each try of a call and repeats a read by its policy. */
export function aroundCalls({
  onRequest,
  onResponse,
  onError,
  retry = defaultRetry,
}: CallOptions): Around {
  return async (operation, init, send) => {
    const trace = hex(16)
    for (let failures = 0; ; failures += 1) {
      const traceparent = `00-${trace}-${hex(8)}-01`
      const call = { operation, attempt: failures + 1, traceparent }
      const tracing = {
        onRequest: ({ request }: { request: Request }) =>
          request.headers.set('traceparent', traceparent),
      }
      onRequest?.(call)
      const answer = await send({
        ...init,
        middleware: [...(init.middleware ?? []), tracing],
      }).catch((thrown: unknown) => asApiError(thrown, operation))
      const thrown = answer instanceof ApiError
      if (!thrown) onResponse?.({ ...call, status: answer.response.status })
      const error = thrown ? answer : getFailure(answer)
      if (error) onError?.({ ...call, error })
      const again = error && error.code !== 'aborted' && retry && isRead(operation)
      const wait = again ? retry(error, failures) : null
      if (wait !== null) await pause(wait, init.signal)
      else if (thrown) throw answer
      else return answer
    }
  }
}
