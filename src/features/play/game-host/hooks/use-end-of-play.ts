import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endPlaySession } from '../../../../api/play.ts'
import { walletKeys } from '../../../../api/wallet.ts'

interface ScheduledEnd {
  readonly sessionId: string
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Closes a game's session once its host is left for good, or plays another one. Leaving never waits and
 * never fails for the player; a host that is mounted again at once (StrictMode) keeps its session.
 */
export function useEndOfPlay(sessionId: string): void {
  const client = useQueryClient()
  const ending = useRef<ScheduledEnd>(undefined)
  useEffect(() => {
    if (ending.current?.sessionId === sessionId) clearTimeout(ending.current.timer)
    return () => {
      const end = () =>
        void endPlaySession(sessionId)
          .catch(() => undefined)
          .finally(() => void client.invalidateQueries({ queryKey: walletKeys.all }))
      ending.current = { sessionId, timer: setTimeout(end, 0) }
    }
  }, [client, sessionId])
}
