import { asText, isRecord } from '#lib/read.ts'

/**
 * Codes of failures that the client detects, apart from the dotted codes of the server. `malformed` cannot be parsed,
 * `contract.breach` does not match the contract.
 */
export type LocalErrorCode =
  | 'network'
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'contract.breach'
  | 'insecure'
  | 'aborted'

/**
 * The outcome of a failed call. `refused`: the server rejected it and nothing happened. `not-sent`: it never left this
 * device. `unknown`: it was sent but no readable answer came, so it may have been carried out.
 */
export type FailedOutcome = 'refused' | 'not-sent' | 'unknown'

/** Local failures before anything is sent. */
const BEFORE_SENDING: ReadonlySet<string> = new Set(['insecure', 'offline'])

interface ErrorFacts {
  status: number
  code: string
  message?: string | null
  traceId?: string | null
  retryAfter?: number | null
  value?: unknown
  /** It failed before anything was sent. */
  unsent?: boolean
  operation?: string
}

/**
 * The one error of the transport.
 * `status` is the HTTP status, 0 when no answer came; `code` is dotted; `retryAfter` is in milliseconds;
 * `value` is what a refusal carried (for example `{captcha: true}`); `operation` is the call, `GET /wps/member/info`.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly serverMessage: string | null
  readonly traceId: string | null
  readonly retryAfter: number | null
  readonly value: unknown
  operation: string
  readonly #unsent: boolean

  constructor(facts: ErrorFacts) {
    super(facts.message ?? facts.code)
    this.name = 'ApiError'
    this.status = facts.status
    this.code = facts.code
    this.serverMessage = facts.message ?? null
    this.traceId = facts.traceId ?? null
    this.retryAfter = facts.retryAfter ?? null
    this.value = facts.value ?? null
    this.operation = facts.operation ?? ''
    this.#unsent = facts.unsent ?? BEFORE_SENDING.has(facts.code)
  }

  /** True when trying again may help: no answer, a time-out, too many calls or a broken server. */
  get passing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }

  /** The outcome of the call. A 503 with a code is the server's own refusal; without one a proxy may have sent it. */
  get outcome(): FailedOutcome {
    if (this.#unsent) return 'not-sent'
    if (this.status === 0 || this.status === 408) return 'unknown'
    if (this.status === 503) return this.code === 'server' ? 'unknown' : 'refused'
    return this.status >= 500 ? 'unknown' : 'refused'
  }

  /**
   * True when a refusal is about what was asked itself. With an idempotency key it then proves that an
   * earlier try without an answer was not done either: the server would have repeated its first answer.
   * An expired session, a closed region or too many calls concern this try alone.
   */
  get decides(): boolean {
    return this.outcome === 'refused' && ![401, 403, 429, 503].includes(this.status)
  }
}

/**
 * The error's code if it is one of these, else 'unknown'. A later contract may refuse with codes that a program does not
 * know; switch on this one, and the compiler asks for the branch.
 */
export const knownCode = <const Code extends string>(
  { code }: ApiError,
  known: readonly Code[],
): Code | 'unknown' => known.find((one) => one === code) ?? 'unknown'

/** Retry-After in milliseconds: seconds or an HTTP date; null when absent or unreadable. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

const CODE_OF_STATUS: Record<number, string> = {
  401: 'session.expired',
  403: 'forbidden',
  404: 'not.found',
  408: 'timeout',
  429: 'too.many',
}

/** An ApiError from an answer, with the envelope's code and message where there are any. */
export function toApiError(
  response: Response,
  body: unknown,
  { operation, at }: { readonly operation: string; readonly at: number },
): ApiError {
  const envelope = isRecord(body) ? body : {}
  const fallback =
    CODE_OF_STATUS[response.status] ?? (response.status >= 500 ? 'server' : 'unknown')
  return new ApiError({
    status: response.status,
    code: asText(envelope.errorCode) ?? fallback,
    message: asText(envelope.message),
    traceId: asText(envelope.traceId) ?? response.headers.get('x-trace-id'),
    retryAfter: parseRetryAfter(response.headers.get('retry-after'), at),
    value: envelope.value,
    operation,
  })
}

/** Anything thrown, as an ApiError; that of a call says which. */
export function asApiError(thrown: unknown, operation = ''): ApiError {
  const error = localError(thrown)
  error.operation ||= operation
  return error
}

function localError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return new ApiError({ status: 408, code: 'timeout' })
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return new ApiError({ status: 0, code: 'aborted' })
  if (thrown instanceof SyntaxError) return new ApiError({ status: 502, code: 'malformed' })
  return new ApiError({ status: 0, code: 'network' })
}
