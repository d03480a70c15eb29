import { useEffect, useReducer } from 'react'
import { now } from '#lib/clock.ts'
import { secondsUntil } from '#lib/deadline.ts'

/**
 * Whole seconds until a moment (epoch ms), 0 when it is over or null. Counted from the moment
 * each time, once a second while the page is seen, and not at all when nothing is left.
 */
export function useSecondsLeft(until: number | null): number {
  const [, show] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    if (until === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const left = until - now()
      if (left <= 0 || document.visibilityState === 'hidden') return
      timer = setTimeout(turn, left % 1000 || 1000)
    }
    const turn = () => {
      show()
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [until])

  return secondsUntil(until)
}

/** Seconds as m:ss. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
