import { useEffect, useState } from 'react'

/** Dialogs open after this many milliseconds. */
const OPEN_DELAY_MS = 100

/** Follows `open`: true after the delay, false at once. */
export function useDelayedOpen(open: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setReady(true), OPEN_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setReady(false)
    }
  }, [open])
  return open && ready
}
