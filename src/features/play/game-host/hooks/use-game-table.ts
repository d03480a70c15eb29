import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { type LaunchedGame, playQueries, type Round } from '#api/games/play.ts'
import { walletKeys } from '#api/money/wallet.ts'
import { useLanguage } from '#i18n/i18n.ts'
import type { GameChannel } from '../bridge.ts'
import { useDeferredResult } from './use-deferred-result.ts'

/** The state of a game's session, as its table and the bar around it show it. */
export function useGameTable({ channel, game }: { channel: GameChannel; game: LaunchedGame }) {
  const client = useQueryClient()
  const { code: lang } = useLanguage()
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  /** The capabilities that the game reported; null until it is ready. */
  const page = useRef<{ shows?: true } | null>(null)
  const { hold, release } = useDeferredResult()
  const state = playQueries.session(game.sessionId)

  const post = async () => {
    const { balance } = await client.ensureQueryData(state)
    const { minStake, maxStake, demo } = game
    channel.post({ type: 'init', balance, currencySymbol: symbol, minStake, maxStake, lang, demo })
  }

  /** The page of the game is ready, for the first time or after a reload. */
  const open = (ready: { shows?: true }) => {
    page.current = ready
    release()
    post().catch(() => undefined)
  }

  const updateWallet = () => {
    if (!game.demo) void client.invalidateQueries({ queryKey: walletKeys.all })
  }

  /** Updates bar and table with the current state. */
  const renew = async () => {
    await client.cancelQueries({ queryKey: state.queryKey })
    await client.fetchQuery({ ...state, staleTime: 0 }).catch(() => undefined)
    if (page.current) await post().catch(() => undefined)
  }

  /** Tells the game how its round ended; the bar follows once the game has shown it. */
  const show = (id: string, { stake, payout, balance, net, outcome, rounds }: Round) => {
    channel.post({ type: 'result', id, stake, payout, balance, net, outcome })
    const apply = () => {
      client.setQueryData(state.queryKey, (old) => (old ? { ...old, balance, net, rounds } : old))
      updateWallet()
    }
    if (page.current?.shows) hold(id, apply)
    else apply()
  }

  return { open, renew, show, release, updateWallet }
}
