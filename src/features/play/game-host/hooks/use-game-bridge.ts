import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { systemQueries } from '../../../../api/content/system.ts'
import {
  type LaunchedGame,
  playQueries,
  playRound,
  type Round,
} from '../../../../api/games/play.ts'
import { limitKeys } from '../../../../api/member/limits.ts'
import { walletKeys } from '../../../../api/money/wallet.ts'
import { asApiError } from '../../../../api/transport/error.ts'
import { errorKey } from '../../../../api/transport/error-key.ts'
import { type EarlierRound, openRound } from '../../../../entities/game/open-round.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { session } from '../../../../session/store.ts'
import type { GameChannel, GameMessage, GameRound } from '../bridge.ts'
import { newRoundId } from '../model.ts'
import type { PendingRound, RoundState } from '../round-state.ts'
import { useHeldResult } from './use-held-result.ts'
import { useLeave } from './use-leave.ts'
import { useStakeQuestion } from './use-stake-question.ts'

interface Bridge {
  channel: GameChannel
  game: LaunchedGame
  onExit: () => void
  /** The window of the game was closed from within. */
  onClosed?: (() => void) | undefined
}

/**
 * Answers a game: with the table when it is ready, and to each round with what the server settled. A
 * round whose answer is lost is sent again under the same `roundId`, so it is never played twice.
 */
export function useGameBridge({ channel, game, onExit, onClosed }: Bridge): RoundState {
  const client = useQueryClient()
  const { t } = useTranslation(['play', 'common'])
  const { code: lang } = useLanguage()
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  // Whose rounds these are, also when the session has lapsed before their answer.
  const [account] = useState(() => session.get('account') ?? '')
  const [waiting, setWaiting] = useState(() => openRound.read(account) !== null)
  const [sending, setSending] = useState(false)
  const [earlier, setEarlier] = useState<EarlierRound | null>(null)
  const [short, setShort] = useState(false)
  const pending = useRef<PendingRound | null>(null)
  const busy = useRef(false)
  /** What the game said of itself; null until it is ready. */
  const page = useRef<{ shows?: true } | null>(null)
  const { hold, release } = useHeldResult()
  const leave = useLeave()
  const { question, ask } = useStakeQuestion({ channel, game })
  const state = playQueries.session(game.sessionId)

  const sendTable = async () => {
    const { balance } = await client.ensureQueryData(state)
    const { minStake, maxStake, demo } = game
    channel.post({ type: 'init', balance, currencySymbol: symbol, minStake, maxStake, lang, demo })
  }

  const end = ({ body }: PendingRound) => {
    pending.current = null
    openRound.remove(account, body)
    setWaiting(false)
  }

  const updateWallet = () => {
    if (!game.demo) void client.invalidateQueries({ queryKey: walletKeys.all })
  }

  /** Bar and table learn the state anew. */
  const renew = async () => {
    setShort(false)
    await client.cancelQueries({ queryKey: state.queryKey })
    await client.fetchQuery({ ...state, staleTime: 0 }).catch(() => undefined)
    if (page.current) await sendTable().catch(() => undefined)
  }

  /** What the game has not seen settled changes the table under it. */
  const settleEarlier = async ({ body, left }: PendingRound, { stake, payout }: Round) => {
    await renew()
    setEarlier({ kind: 'settled', stake, payout })
    updateWallet()
    // This tab left that game open for the sake of this round.
    if (left) void leave(body.sessionId)
  }

  const settle = async (round: PendingRound) => {
    const { gameId, body } = round
    const answer = await playRound(body)
    end(round)
    setShort(false)
    if (gameId === null) return settleEarlier(round, answer)
    const { stake, payout, balance, net, outcome, rounds } = answer
    channel.post({ type: 'result', id: gameId, stake, payout, balance, net, outcome })
    const apply = () => {
      client.setQueryData(state.queryKey, (old) => (old ? { ...old, balance, net, rounds } : old))
      updateWallet()
    }
    if (page.current?.shows) hold(gameId, apply)
    else apply()
  }

  const send = async () => {
    const round = pending.current
    if (!round || busy.current) return
    busy.current = true
    setSending(true)
    try {
      await settle(round)
    } catch (thrown) {
      const error = asApiError(thrown)
      const id = round.gameId
      // Once it may have been played, only a refusal of the round itself proves that it was not.
      if (round.unknown ? !error.decides : error.outcome === 'unknown') {
        pending.current = { ...round, unknown: true }
        setWaiting(true)
        if (id !== null) channel.post({ type: 'waiting', id, message: t('play:round.waiting') })
      } else {
        end(round)
        // A limit or a reality check may hold play from now on.
        void client.invalidateQueries({ queryKey: limitKeys.all })
        setShort(error.code === 'balance.insufficient')
        if (id === null) setEarlier({ kind: 'void' })
        else channel.post({ type: 'refused', id, message: t(`common:error.${errorKey(error)}`) })
      }
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const begin = ({ id, stake, choice }: GameRound) => {
    // The same round twice: its answer is on its way.
    if (busy.current && pending.current?.gameId === id) return
    if (pending.current) {
      channel.post({ type: 'refused', id, message: t('play:round.first') })
      return
    }
    const key = { sessionId: game.sessionId, roundId: newRoundId() }
    const body = { ...key, stake, ...(choice === undefined ? {} : { choice }) }
    pending.current = { gameId: id, body, unknown: false }
    openRound.write(account, body)
    release()
    void send()
  }

  const receive = (message: GameMessage) => {
    if (message.type === 'ready') {
      page.current = message
      release()
      sendTable().catch(() => undefined)
    }
    if (message.type === 'shown') release(message.id)
    if (message.type === 'round' && !ask(message, begin)) begin(message)
    if (message.type === 'exit') onExit()
    if (message.type === 'closed') onClosed?.()
  }

  const latest = useRef({ receive, send })
  latest.current = { receive, send }

  useEffect(() => channel.listen((message) => latest.current.receive(message)), [channel])

  useEffect(() => {
    const resend = () => void latest.current.send()
    const kept = openRound.read(account)
    if (kept && !pending.current) {
      const isOwn = openRound.ofThisTab(account) !== null
      const left = isOwn && kept.sessionId !== game.sessionId
      pending.current = { gameId: null, body: kept, unknown: true, left }
    }
    resend()
    window.addEventListener('online', resend)
    return () => window.removeEventListener('online', resend)
  }, [account, game.sessionId])

  return {
    waiting,
    sending,
    earlier,
    short,
    question,
    renew: () => void renew(),
    resend: () => void send(),
    dismiss: () => setEarlier(null),
  }
}
