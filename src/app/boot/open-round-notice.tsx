import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { endPlaySession, type RoundRequest } from '#api/games/play.ts'
import { walletKeys } from '#api/money/wallet.ts'
import { openRound } from '#entities/game/open-round.ts'
import { useRoundText } from '#entities/game/use-round-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Fetches the result of a round whose game was left, and shows it. */
export default function OpenRoundNotice({
  account,
  round,
}: {
  account: string
  round: RoundRequest
}) {
  const client = useQueryClient()
  const { t } = useTranslation('play')
  const textOf = useRoundText(useQuery(systemQueries.config()).data?.currency.symbol ?? '')
  const wordsNow = useEffectEvent(() => ({ t, textOf }))

  useEffect(() => {
    let gone = false
    let waiting: number | null = null
    const silence = () => {
      if (waiting !== null) toast.dismiss(waiting)
      waiting = null
    }
    const ask = async () => {
      silence()
      const isOwn = openRound.ofThisTab(account)?.roundId === round.roundId
      const ending = await openRound.settle(account, round)
      if (ending) {
        // The play session stayed open for this round. A session of another tab may still be in use.
        if (isOwn) await endPlaySession(round.sessionId).catch(() => undefined)
        void client.invalidateQueries({ queryKey: walletKeys.all })
      }
      if (gone) return
      const words = wordsNow()
      if (ending) toast.show({ tone: 'info', lasting: true, message: words.textOf(ending) })
      else {
        const action = { label: words.t('round.ask'), run: () => void ask() }
        const message = words.t('round.waitingText')
        waiting = toast.show({ tone: 'warning', lasting: true, message, action })
      }
    }
    const askAgain = () => void ask()
    void ask()
    window.addEventListener('online', askAgain)
    return () => {
      gone = true
      silence()
      window.removeEventListener('online', askAgain)
    }
  }, [account, client, round])
  return null
}
