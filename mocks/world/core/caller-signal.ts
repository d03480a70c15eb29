/** The header by which a page marks a call for its world. */
export const CALL_MARK = 'x-mock-call'

const signals = new Map<string, AbortSignal>()
let last = 0

/**
 * Marks a call of this page, because its service worker does not pass on that the page gives the call up. `forget` is
 * called when the call is answered.
 */
export function markCall(request: Request): { marked: Request; forget(): void } {
  last += 1
  const mark = String(last)
  signals.set(mark, request.signal)
  const headers = new Headers(request.headers)
  headers.set(CALL_MARK, mark)
  return { marked: new Request(request, { headers }), forget: () => signals.delete(mark) }
}

/** The signal of the page that marked the call, or else of the request itself. */
export const getCallerSignal = ({ headers, signal }: Request): AbortSignal =>
  signals.get(headers.get(CALL_MARK) ?? '') ?? signal
