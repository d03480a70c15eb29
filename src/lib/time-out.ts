/**
 * A signal that aborts with another one, or after a time. `AbortSignal.any` would do it from Chrome 116 and Safari 17.4
 * on.
 */
export function withTimeOut(signal: AbortSignal, ms: number): AbortSignal {
  const either = new AbortController()
  for (const one of [signal, AbortSignal.timeout(ms)]) {
    const abort = () => either.abort(one.reason)
    if (one.aborted) abort()
    else one.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}
