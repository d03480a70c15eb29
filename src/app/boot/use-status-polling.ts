import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { getFailureBackoffMs, MIN_BACKOFF_MS } from '#api/transport/polling.ts'
import { serverNow } from '#api/transport/server-time.ts'

/** Milliseconds to the next check: `wait`, or sooner when the announced end comes first. */
export function nextCheck(end: number | null, at: number, wait = MIN_BACKOFF_MS): number {
  const rest = end === null ? wait : end - at
  return rest > 0 ? Math.min(wait, rest + 500) : wait
}

/**
 * Checks again while the portal is closed. `end` is the announced end, `checkedAt` the last check (0: none
 * is due), both in epoch ms. Nothing else polls the status.
 */
export function useStatusPolling(end: number | null, checkedAt: number): void {
  const client = useQueryClient()
  // If each answer announces a later end, this prevents a check after every answer.
  const wasEarly = useRef(false)
  useEffect(() => {
    if (checkedAt === 0) return
    const { queryKey } = systemQueries.config()
    let timer: ReturnType<typeof setInterval> | undefined
    let mounted = true
    const check = async () => {
      await client.refetchQueries({ queryKey }, { cancelRefetch: false })
      if (mounted) schedule()
    }
    // The time is measured again, or the check at the announced end could be a minute late.
    const schedule = () => {
      clearInterval(timer)
      const state = client.getQueryState(queryKey)
      const longest = state?.status === 'error' ? getFailureBackoffMs(state) : MIN_BACKOFF_MS
      const wait = nextCheck(wasEarly.current ? null : end, serverNow(), longest)
      timer = setInterval(() => {
        wasEarly.current = wait < longest
        void check()
      }, wait)
    }
    schedule()
    return () => {
      mounted = false
      clearInterval(timer)
    }
  }, [client, end, checkedAt])
}
