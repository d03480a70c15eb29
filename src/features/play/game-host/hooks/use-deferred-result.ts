import { useEffect, useEffectEvent, useRef } from 'react'

/** Longer than any game shows one round, so that a game that never reports does not hide results forever. */
const MAX_DEFER_MS = 6000

interface DeferredResult {
  readonly id: string
  readonly apply: () => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Delays what a round changes around the game until the game has shown its result, so that the bar does not reveal it
 * first.
 */
export function useDeferredResult() {
  const held = useRef<DeferredResult | null>(null)
  /** Applies the held results of this round or of any. */
  const release = (id?: string) => {
    const result = held.current
    if (!result || (id !== undefined && id !== result.id)) return
    held.current = null
    clearTimeout(result.timer)
    result.apply()
  }
  const hold = (id: string, apply: () => void) => {
    release()
    held.current = { id, apply, timer: setTimeout(() => release(id), MAX_DEFER_MS) }
  }
  const releaseAtEnd = useEffectEvent(() => release())
  useEffect(() => () => releaseAtEnd(), [])
  return { hold, release }
}
