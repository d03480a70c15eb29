import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '../../api/server-time.ts'
import { systemQueries } from '../../api/system.ts'

/** D-021: how often a closed portal looks whether it is open again. */
const RECHECK_MS = 60_000

/** Milliseconds to the next look: a minute, or sooner when the announced end comes first. */
export function nextCheck(end: number | null, at: number): number {
  const rest = end === null ? RECHECK_MS : end - at
  return rest > 0 ? Math.min(RECHECK_MS, rest + 500) : RECHECK_MS
}

/** D-021: looks again while a door is closed; `end` is the announced end, `checkedAt` the last look, epoch ms. */
export function useRecheck(end: number | null, checkedAt: number): void {
  const client = useQueryClient()
  useEffect(() => {
    if (checkedAt === 0) return
    let timer: ReturnType<typeof setInterval> | undefined
    let here = true
    const look = async () => {
      await client.refetchQueries({ queryKey: systemQueries.config().queryKey })
      if (here) wait()
    }
    // Each wait is measured anew, or the look at the announced end could come a minute late.
    const wait = () => {
      clearInterval(timer)
      timer = setInterval(() => void look(), nextCheck(end, serverNow()))
    }
    wait()
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [client, end, checkedAt])
}
