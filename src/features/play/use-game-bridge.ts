import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { asApiError } from '../../api/error.ts'
import { errorKey } from '../../api/error-key.ts'
import { type LaunchedGame, playQueries, playRound } from '../../api/play.ts'
import { systemQueries } from '../../api/system.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type GameWord, gameWordOf, tellGame } from './bridge.ts'
import { newRoundId } from './model.ts'

interface Bridge {
  frame: RefObject<HTMLIFrameElement | null>
  game: LaunchedGame
  /** '*' for a sandboxed page of ours, else the vendor's origin. */
  origin: string
  onExit: () => void
}

/** Answers a framed game: its first word with the table, each round with what the server settled. */
export function useGameBridge({ frame, game, origin, onExit }: Bridge): void {
  const client = useQueryClient()
  const { t } = useTranslation()
  const { code: lang } = useLanguage()
  const key = playQueries.session(game.sessionId).queryKey
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  const busy = useRef(false)

  useEffect(() => {
    const say = (word: Parameters<typeof tellGame>[1]) => {
      const target = frame.current?.contentWindow
      if (target) tellGame(target, word, origin)
    }
    const greet = async () => {
      const state = await client.ensureQueryData(playQueries.session(game.sessionId))
      say({
        type: 'init',
        balance: state.balance,
        currencySymbol: symbol,
        minStake: game.minStake,
        maxStake: game.maxStake,
        lang,
        demo: game.demo,
      })
    }
    const settle = async ({ id, stake }: Extract<GameWord, { type: 'round' }>) => {
      if (busy.current) return
      busy.current = true
      try {
        const round = await playRound({ sessionId: game.sessionId, roundId: newRoundId(), stake })
        const { payout, balance, net, outcome, rounds } = round
        client.setQueryData(key, (old) => (old ? { ...old, balance, net, rounds } : old))
        say({ type: 'result', id, stake, payout, balance, net, outcome })
        if (!game.demo) void client.invalidateQueries({ queryKey: ['wallet'] })
      } catch (thrown) {
        const error = asApiError(thrown)
        say({ type: 'refused', id, message: t(`error.${errorKey(error)}`) })
      } finally {
        busy.current = false
      }
    }
    const hear = (event: MessageEvent) => {
      const speaker = frame.current?.contentWindow
      if (!speaker || event.source !== speaker) return
      // A vendor's frame that was led elsewhere has lost its say.
      if (origin !== '*' && event.origin !== origin) return
      const word = gameWordOf(event.data)
      if (word?.type === 'ready') greet().catch(() => undefined)
      if (word?.type === 'round') void settle(word)
      if (word?.type === 'exit') onExit()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [client, frame, game, lang, key, onExit, origin, symbol, t])
}
