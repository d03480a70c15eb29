import { useEffect, useState } from 'react'

/** Dialogs open after this many milliseconds. */
const OPEN_DELAY_MS = 100

/** Follows `wanted`: true after the open delay, false at once. */
export function useDelayedOpen(wanted: boolean): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setReady(true), OPEN_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setReady(false)
    }
  }, [wanted])
  return wanted && ready
}
