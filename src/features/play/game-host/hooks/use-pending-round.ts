import { useRef, useState } from 'react'
import { openRound } from '#entities/game/open-round.ts'
import { session } from '#session/store.ts'
import type { PendingRound } from '../round-state.ts'

/** The one round without an answer; kept on the device, so that a reload sends the same one again. */
export function usePendingRound() {
  // The member whose rounds these are, also when the session has expired before their response.
  const [account] = useState(() => session.get('account') ?? '')
  const [waiting, setWaiting] = useState(() => openRound.read(account) !== null)
  const pending = useRef<PendingRound | null>(null)

  const begin = (round: PendingRound) => {
    pending.current = round
    openRound.write(account, round.body)
  }

  /** Its answer did not come: it may have been played. */
  const doubt = (round: PendingRound) => {
    pending.current = { ...round, unknown: true }
    setWaiting(true)
  }

  const end = ({ body }: PendingRound) => {
    pending.current = null
    openRound.remove(account, body)
    setWaiting(false)
  }

  /** Takes up, in the game of this session, what an earlier page sent. */
  const resume = (sessionId: string) => {
    const kept = openRound.read(account)
    if (!kept || pending.current) return
    const isOwn = openRound.ofThisTab(account) !== null
    const left = isOwn && kept.sessionId !== sessionId
    pending.current = { gameId: null, body: kept, unknown: true, left }
  }

  return { waiting, read: () => pending.current, begin, doubt, end, resume }
}
