import type { OperationId } from '#openapi/generated/operations.ts'

/** A failure between page and handler; applies to any operation. */
export type Fault =
  | {
      readonly kind: 'status'
      readonly status: 401 | 403 | 404 | 409 | 429 | 500 | 503
      /** The refusal code, in place of the usual one of the status. */
      readonly code?: string
      /** The format of a 429's retry time: as a date, or by default in seconds. */
      readonly retryAfter?: 'date' | 'nonsense'
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  /** A valid answer with all of its lists removed, which breaks the contract. */
  | { readonly kind: 'hollow' }
  /** The handler runs, but its answer never arrives. */
  | { readonly kind: 'lost' }
  /** An HTML page in place of JSON, as a proxy would send. */
  | { readonly kind: 'html' }
  /** 200 without a body. */
  | { readonly kind: 'empty' }
  /** The handler runs; only half of its answer arrives. */
  | { readonly kind: 'truncated' }
  /** The handler runs; its answer arrives piece by piece, within about three seconds. */
  | { readonly kind: 'drip' }
  /** The handler runs after a delay in real milliseconds, three seconds by default. */
  | { readonly kind: 'slow'; readonly ms?: number }
  /** The handler runs at once, and its answer arrives three seconds later, after newer ones. */
  | { readonly kind: 'stale' }
  /** The request is delivered twice. */
  | { readonly kind: 'duplicate' }
  /** This status and body for any request; the answer is not validated. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** A business refusal with this code and message, for any request. */
  | { readonly kind: 'refusal'; readonly code: string; readonly message?: string }
  /** `share` of the calls (0 to 1) fail with 500. */
  | { readonly kind: 'flaky'; readonly share: number }

/** The refusal code of each status (D-012). */
export const ERROR_CODES: Readonly<Record<number, string>> = {
  400: 'request.invalid',
  401: 'session.expired',
  403: 'region.blocked',
  404: 'resource.not.found',
  405: 'request.invalid',
  409: 'resource.conflict',
  413: 'request.invalid',
  415: 'request.invalid',
  422: 'request.invalid',
  429: 'rate.limited',
  431: 'request.invalid',
  500: 'unknown',
  503: 'system.maintenance',
}

/** The name of a fault in the log. */
export function formatFault(fault: Fault): string {
  if (fault.kind === 'status') return `http-${fault.status}`
  if (fault.kind === 'refusal') return `refusal-${fault.code}`
  return fault.kind === 'flaky' ? `flaky-${Math.round(fault.share * 100)}` : fault.kind
}

/** The seconds of a 429's Retry-After. */
export const RETRY_AFTER_SECONDS = 30

/** The app cannot start without these, so faults for all operations skip them. */
export const STARTUP_OPERATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  'getPermissionConfig',
  'getSystemStatus',
])
