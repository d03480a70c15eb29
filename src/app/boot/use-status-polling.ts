import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '../../api/server-time.ts'
import { systemQueries } from '../../api/system.ts'

/** D-021: how often a closed portal checks whether it is open again. */
const INTERVAL_MS = 60_000

/** Milliseconds to the next check: a minute, or sooner when the announced end comes first. */
export function nextCheck(end: number | null, at: number): number {
  const rest = end === null ? INTERVAL_MS : end - at
  return rest > 0 ? Math.min(INTERVAL_MS, rest + 500) : INTERVAL_MS
}

/** D-021: checks again while the portal is closed; `end` is the announced end, `checkedAt` the last check, epoch ms. */
export function useStatusPolling(end: number | null, checkedAt: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (checkedAt === 0) return
    let timer: ReturnType<typeof setInterval> | undefined
    let mounted = true
    const check = async () => {
      await client.refetchQueries({ queryKey: systemQueries.config().queryKey })
      if (mounted) schedule()
    }
    // Measured anew each time, or the check at the announced end could come a minute late.
    const schedule = () => {
      clearInterval(timer)
      timer = setInterval(() => void check(), nextCheck(end, serverNow()))
    }
    schedule()
    return () => {
      mounted = false
      clearInterval(timer)
    }
  }, [client, end, checkedAt])
}
