import { useEffect, useRef } from 'react'

/**
 * One log-in at a time: `begin` returns the signal of a new one and cancels the previous one. Leaving the form
 * cancels too, so that no log-in completes after the visitor has left.
 */
export function useSignInAttempt() {
  const running = useRef<AbortController | null>(null)
  const left = useRef(false)
  const cancel = () => running.current?.abort()
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      running.current?.abort()
    }
  }, [])
  const begin = (): AbortSignal => {
    cancel()
    running.current = new AbortController()
    if (left.current) running.current.abort()
    return running.current.signal
  }
  return { begin, cancel }
}
