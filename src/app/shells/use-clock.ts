import { useEffect, useState } from 'react'
import { serverNow } from '#api/transport/server-time.ts'
import { everySecond } from '#lib/clock.ts'

/** The server's time (epoch ms), updated every second while the page is visible. */
export function useClock(): number {
  const [at, setAt] = useState(serverNow)
  useEffect(() => {
    let stop: (() => void) | null = null
    const restart = () => {
      stop?.()
      stop = null
      if (document.visibilityState === 'hidden') return
      setAt(serverNow())
      stop = everySecond(() => setAt(serverNow()))
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      document.removeEventListener('visibilitychange', restart)
      stop?.()
    }
  }, [])
  return at
}
