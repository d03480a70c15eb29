import { useEffect, useEffectEvent } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { GameChannel, GameMessage, GameRound } from '../bridge.ts'
import { newRoundId } from '../model.ts'
import type { RoundState } from '../round-state.ts'
import { useGameTable } from './use-game-table.ts'
import { usePendingRound } from './use-pending-round.ts'
import { useRoundSending } from './use-round-sending.ts'
import { useStakeQuestion } from './use-stake-question.ts'

interface Bridge {
  channel: GameChannel
  game: LaunchedGame
  onExit: () => void
  /** The window of the game was closed from within. */
  onClosed?: (() => void) | undefined
}

/** Answers a game: with the table when it is ready, and to each round with what the server settled. */
export function useGameBridge({ channel, game, onExit, onClosed }: Bridge): RoundState {
  const { t } = useTranslation('play')
  const { sessionId } = game
  const table = useGameTable({ channel, game })
  const pending = usePendingRound()
  const rounds = useRoundSending({ channel, sessionId, pending, table })
  const { question, ask } = useStakeQuestion({ channel, game })

  const begin = ({ id, stake, choice }: GameRound) => {
    const open = pending.read()
    // A duplicate message: the round is already being sent.
    if (rounds.isSending() && open?.gameId === id) return
    if (open) {
      channel.post({ type: 'refused', id, message: t('round.first') })
      return
    }
    const key = { sessionId, roundId: newRoundId() }
    const body = { ...key, stake, ...(choice === undefined ? {} : { choice }) }
    pending.begin({ gameId: id, body, unknown: false })
    table.release()
    void rounds.send()
  }

  const receive = useEffectEvent((message: GameMessage) => {
    if (message.type === 'ready') table.open(message)
    if (message.type === 'shown') table.release(message.id)
    if (message.type === 'round' && !ask(message, begin)) begin(message)
    if (message.type === 'exit') onExit()
    if (message.type === 'closed') onClosed?.()
  })

  useEffect(() => channel.listen((message) => receive(message)), [channel])

  const { sending, earlier, short, renew, send, dismiss } = rounds
  return {
    waiting: pending.waiting,
    sending,
    earlier,
    short,
    question,
    dismiss,
    renew: () => void renew(),
    resend: () => void send(),
  }
}
