import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import {
  type LaunchedGame,
  playQueries,
  playRound,
  type RoundRequest,
} from '../../../../api/play.ts'
import { systemQueries } from '../../../../api/system.ts'
import { walletKeys } from '../../../../api/wallet.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { session } from '../../../../session/store.ts'
import type { GameLine, GameWord } from '../bridge.ts'
import { isUnanswered, isVoid, newRoundId } from '../model.ts'
import { forgetRound, keepRound, keptRound } from '../open-round.ts'

interface Bridge {
  line: GameLine
  game: LaunchedGame
  onExit: () => void
  /** The window of the game was closed from within. */
  onClosed?: (() => void) | undefined
}

/** How a round of an earlier page of this tab ended. */
export type Told = { kind: 'settled'; stake: string; payout: string } | { kind: 'void' }

export interface OpenRound {
  /** A round waits for its answer, which is being asked for or not. */
  waiting: boolean
  asking: boolean
  told: Told | null
  ask: () => void
  hush: () => void
}

/** `gameId` is what the game calls the round; null for one that an earlier page sent. */
interface Asked {
  readonly gameId: string | null
  readonly body: RoundRequest
  /** No answer came at least once: it may have been played. */
  readonly lost: boolean
}

/**
 * Answers a game: its first word with the table, each round with what the server settled. A round whose
 * answer is lost is asked for again under the same key, so it is never played twice.
 */
export function useGameBridge({ line, game, onExit, onClosed }: Bridge): OpenRound {
  const client = useQueryClient()
  const { t } = useTranslation(['play', 'common'])
  const { code: lang } = useLanguage()
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  // Whose rounds these are, also when the session has lapsed before their answer.
  const [owner] = useState(() => session.get('account') ?? '')
  const [waiting, setWaiting] = useState(() => keptRound(owner) !== null)
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const open = useRef<Asked | null>(null)
  const busy = useRef(false)

  const greet = async () => {
    const state = await client.ensureQueryData(playQueries.session(game.sessionId))
    const { minStake, maxStake, demo } = game
    const { balance } = state
    line.say({ type: 'init', balance, currencySymbol: symbol, minStake, maxStake, lang, demo })
  }

  const end = ({ body }: Asked) => {
    open.current = null
    forgetRound(owner, body)
    setWaiting(false)
  }

  const settled = async (round: Asked) => {
    const { gameId, body } = round
    const { stake, payout, balance, net, outcome, rounds } = await playRound(body)
    end(round)
    if (body.sessionId === game.sessionId) {
      const { queryKey } = playQueries.session(game.sessionId)
      client.setQueryData(queryKey, (old) => (old ? { ...old, balance, net, rounds } : old))
    }
    if (gameId === null) setTold({ kind: 'settled', stake, payout })
    else line.say({ type: 'result', id: gameId, stake, payout, balance, net, outcome })
    if (!game.demo) void client.invalidateQueries({ queryKey: walletKeys.all })
  }

  const ask = async () => {
    const round = open.current
    if (!round || busy.current) return
    busy.current = true
    setAsking(true)
    try {
      await settled(round)
    } catch (thrown) {
      const error = asApiError(thrown)
      const id = round.gameId
      if (round.lost ? !isVoid(error) : isUnanswered(error)) {
        open.current = { ...round, lost: true }
        setWaiting(true)
        if (id !== null) line.say({ type: 'waiting', id, message: t('play:round.waiting') })
      } else {
        end(round)
        if (id === null) setTold({ kind: 'void' })
        else line.say({ type: 'refused', id, message: t(`common:error.${errorKey(error)}`) })
      }
    } finally {
      busy.current = false
      setAsking(false)
    }
  }

  const begin = ({ id, stake, choice }: Extract<GameWord, { type: 'round' }>) => {
    // Sent twice: the answer is on its way.
    if (busy.current && open.current?.gameId === id) return
    if (open.current) return line.say({ type: 'refused', id, message: t('play:round.first') })
    const key = { sessionId: game.sessionId, roundId: newRoundId() }
    const body = { ...key, stake, ...(choice === undefined ? {} : { choice }) }
    open.current = { gameId: id, body, lost: false }
    keepRound(owner, body)
    void ask()
  }

  const heard = (word: GameWord) => {
    if (word.type === 'ready') greet().catch(() => undefined)
    if (word.type === 'round') begin(word)
    if (word.type === 'exit') onExit()
    if (word.type === 'closed') onClosed?.()
  }

  const latest = useRef({ heard, ask })
  latest.current = { heard, ask }

  useEffect(() => line.hear((word) => latest.current.heard(word)), [line])

  useEffect(() => {
    const again = () => void latest.current.ask()
    const kept = keptRound(owner)
    if (kept && !open.current) open.current = { gameId: null, body: kept, lost: true }
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [owner])

  return { waiting, asking, told, ask: () => void ask(), hush: () => setTold(null) }
}
