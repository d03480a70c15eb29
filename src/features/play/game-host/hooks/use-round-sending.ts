import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playRound, type Round } from '#api/games/play.ts'
import { limitKeys } from '#api/member/limits.ts'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import type { EarlierRound } from '#entities/game/open-round.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { GameChannel } from '../bridge.ts'
import type { PendingRound } from '../round-state.ts'
import { useEndGame } from './use-end-game.ts'
import type { useGameTable } from './use-game-table.ts'
import type { usePendingRound } from './use-pending-round.ts'

interface RoundSending {
  channel: GameChannel
  sessionId: string
  pending: ReturnType<typeof usePendingRound>
  table: ReturnType<typeof useGameTable>
}

/**
 * Sends the pending round until it is settled or refused. One whose answer is lost is sent again under the
 * same `roundId` when the connection is back, so it is never played twice.
 */
export function useRoundSending({ channel, sessionId, pending, table }: RoundSending) {
  const client = useQueryClient()
  const { t } = useTranslation(['play', 'common'])
  const [sending, setSending] = useState(false)
  const [earlier, setEarlier] = useState<EarlierRound | null>(null)
  const [short, setShort] = useState(false)
  const busy = useRef(false)
  const leave = useEndGame()

  const renew = () => {
    setShort(false)
    return table.renew()
  }

  /** Reports an earlier round that settled without the game, because it changes the balance. */
  const settleEarlier = async ({ body, left }: PendingRound, { stake, payout }: Round) => {
    await renew()
    setEarlier({ kind: 'settled', stake, payout })
    table.updateWallet()
    // This tab left that game open for the sake of this round.
    if (left) void leave(body.sessionId)
  }

  const settle = async (round: PendingRound) => {
    const answer = await playRound(round.body)
    pending.end(round)
    setShort(false)
    if (round.gameId === null) await settleEarlier(round, answer)
    else table.show(round.gameId, answer)
  }

  const fail = (round: PendingRound, error: ApiError) => {
    const id = round.gameId
    // Once it may have been played, only a refusal of the round itself proves that it was not.
    if (round.unknown ? !error.decides : error.outcome === 'unknown') {
      pending.doubt(round)
      if (id !== null) channel.post({ type: 'waiting', id, message: t('play:round.waiting') })
      return
    }
    pending.end(round)
    // A limit or a reality check may hold play from now on.
    void client.invalidateQueries({ queryKey: limitKeys.all })
    setShort(error.code === 'balance.insufficient')
    if (id === null) setEarlier({ kind: 'void' })
    else channel.post({ type: 'refused', id, message: t(`common:error.${errorKey(error)}`) })
  }

  const send = async () => {
    const round = pending.read()
    if (!round || busy.current) return
    busy.current = true
    setSending(true)
    try {
      await settle(round)
    } catch (thrown) {
      fail(round, asApiError(thrown))
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const takeUp = useEffectEvent(pending.resume)
  const resend = useEffectEvent(() => void send())
  useEffect(() => {
    takeUp(sessionId)
    const onOnline = () => resend()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [sessionId])

  return {
    sending,
    earlier,
    short,
    send,
    renew,
    isSending: () => busy.current,
    dismiss: () => setEarlier(null),
  }
}
