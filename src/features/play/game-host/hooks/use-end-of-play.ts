import { useEffect, useEffectEvent, useRef } from 'react'
import { openRound } from '#entities/game/open-round.ts'
import { session } from '#session/store.ts'
import { playSession } from '../play-session.ts'
import { useEndGame } from './use-end-game.ts'

interface ScheduledEnd {
  readonly sessionId: string
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Closes a game's session once its host is left for good, or plays another one. Leaving never waits and
 * never fails for the player; a host that is mounted again at once (StrictMode) keeps its session. One with
 * a round that has no answer stays open, so that the round still counts.
 */
export function useEndOfPlay(sessionId: string): void {
  const leave = useEndGame()
  const leaveSession = useEffectEvent(leave)
  const ending = useRef<ScheduledEnd>(undefined)
  useEffect(() => {
    if (ending.current?.sessionId === sessionId) clearTimeout(ending.current.timer)
    return () => {
      const end = () => {
        const round = openRound.ofThisTab(session.get('account') ?? '')
        if (round?.sessionId === sessionId) return
        playSession.forget(sessionId)
        void leaveSession(sessionId)
      }
      ending.current = { sessionId, timer: setTimeout(end, 0) }
    }
  }, [sessionId])
}
