import { useEffect, useState } from 'react'
import { serverNow } from '../../../../api/server-time.ts'
import { everySecond } from '../../../../lib/clock.ts'

/** AGT-18: the server's instant, every second while somebody can see it. */
export function useClock(): number {
  const [at, setAt] = useState(serverNow)
  useEffect(() => {
    let stop: (() => void) | null = null
    const follow = () => {
      stop?.()
      stop = null
      if (document.visibilityState === 'hidden') return
      setAt(serverNow())
      stop = everySecond(() => setAt(serverNow()))
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
