import { useEffect, useState } from 'react'
import { everySecond, now } from '../../../lib/clock.ts'

/** AGT-18: the instant, every second while somebody can see it. */
export function useClock(): number {
  const [at, setAt] = useState(now)
  useEffect(() => {
    let stop: (() => void) | null = null
    const follow = () => {
      stop?.()
      stop = null
      if (document.visibilityState === 'hidden') return
      setAt(now())
      stop = everySecond(setAt)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.()
    }
  }, [])
  return at
}
