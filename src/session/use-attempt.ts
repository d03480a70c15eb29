import { useEffect, useRef } from 'react'

/**
 * One log-in at a time: `begin` answers the signal of a new one and cancels the one before. Leaving the
 * form cancels too, so nobody is logged in who has turned away from it.
 */
export function useAttempt() {
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
