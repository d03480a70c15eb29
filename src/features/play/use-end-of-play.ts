import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endPlaySession } from '../../api/play.ts'

/**
 * Closes a game's session once its host is left for good. Leaving never waits and never fails for
 * the player; a host that is only drawn again at once keeps its session.
 */
export function useEndOfPlay(sessionId: string): void {
  const client = useQueryClient()
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(ending.current)
    return () => {
      ending.current = setTimeout(() => {
        endPlaySession(sessionId)
          .catch(() => undefined)
          .finally(() => void client.invalidateQueries({ queryKey: ['wallet'] }))
      }, 0)
    }
  }, [client, sessionId])
}
