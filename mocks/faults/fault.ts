import type { OperationId } from '../../openapi/generated/operations.ts'

/** Something that goes wrong between the page and the handler. Attachable to any operation. */
export type Fault =
  | { readonly kind: 'status'; readonly status: 401 | 403 | 404 | 409 | 429 | 500 | 503 }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'malformed' }
  /** A right answer that has lost all its lists on the way: no contract allows it. */
  | { readonly kind: 'hollow' }
  /** The handler does its work, and its answer gets lost on the way back. */
  | { readonly kind: 'lost' }
  /** The business says no, with this code (and value and message), whoever asks for what. */
  | {
      readonly kind: 'refusal'
      readonly code: string
      readonly value?: Readonly<Record<string, unknown>>
      readonly message?: string
    }
  /** `share` of the calls (0 to 1) fail with 500. */
  | { readonly kind: 'flaky'; readonly share: number }

/** The code each status is refused with (D-012). */
export const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  401: 'session.expired',
  403: 'region.blocked',
  404: 'resource.not.found',
  409: 'resource.conflict',
  422: 'request.invalid',
  429: 'rate.limited',
  500: 'unknown',
  503: 'system.maintenance',
}

/** What the log calls a fault. */
export function nameOfFault(fault: Fault): string {
  if (fault.kind === 'status') return `http-${fault.status}`
  if (fault.kind === 'refusal') return `refusal-${fault.code}`
  return fault.kind === 'flaky' ? `flaky-${Math.round(fault.share * 100)}` : fault.kind
}

/** Seconds a 429 asks to wait. */
export const RETRY_AFTER_SECONDS = 30

/** Without these two the app would not even start, so a general fault spares them. */
export const START_UP: ReadonlySet<OperationId> = new Set<OperationId>([
  'getPermissionConfig',
  'getSystemStatus',
])
