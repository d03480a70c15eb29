import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endPlaySession } from '#api/games/play.ts'
import { walletKeys } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toast } from '#ui/toast/toast-store.ts'

/**
 * Closes a game's session and shows, on whatever page the player is now, what it returned to the main wallet. Failures
 * are not shown.
 */
export function useEndGame(): (sessionId: string) => Promise<void> {
  const client = useQueryClient()
  const { t } = useTranslation('play')
  const { money } = useMoney()
  const words = useRef({ t, money })
  useEffect(() => {
    words.current = { t, money }
  })
  return async (sessionId) => {
    const state = await endPlaySession(sessionId).catch(() => null)
    if (state?.returned) {
      const { amount, walletName: vendor } = state.returned
      const facts = { amount: words.current.money(amount), vendor }
      toast.show({ tone: 'info', message: words.current.t('moved.returned', facts) })
    }
    void client.invalidateQueries({ queryKey: walletKeys.all })
  }
}
