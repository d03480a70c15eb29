import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LotteryBet, LotteryGame } from '#api/games/lottery.ts'
import { walletKeys } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { addMoney } from '#lib/money.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { useLatestBets } from './use-queries.ts'

/** The draws that bets wait for. */
const pendingDraws = (bets: readonly LotteryBet[]): ReadonlySet<string> =>
  new Set(bets.filter(({ state }) => state === 'PENDING').map(({ issue }) => issue))

/** The awaited draws that are settled now, with the stakes and payouts of all bets on them. */
export function newlySettled(awaited: ReadonlySet<string>, bets: readonly LotteryBet[]) {
  const pending = pendingDraws(bets)
  const draws = new Map<string, { issue: string; staked: string; won: string }>()
  for (const { issue, stake, payout } of bets) {
    if (pending.has(issue) || !awaited.has(issue)) continue
    const known = draws.get(issue) ?? { issue, staked: '0.00', won: '0.00' }
    draws.set(issue, {
      issue,
      staked: addMoney(known.staked, stake),
      won: addMoney(known.won, payout),
    })
  }
  return [...draws.values()]
}

/** Announces the result of the bets on a draw, once, with stakes and payouts. */
export function useSettledDraws({ gameCode }: LotteryGame) {
  const { t } = useTranslation('lottery')
  const { money } = useMoney()
  const client = useQueryClient()
  const awaited = useRef<ReadonlySet<string>>(new Set())
  const bets = useLatestBets(gameCode, () => awaited.current)

  const announce = useEffectEvent((list: readonly LotteryBet[]) => {
    for (const { issue, staked, won } of newlySettled(awaited.current, list)) {
      const message = t('bets.settled', { issue, staked: money(staked), won: money(won) })
      toast.show({ tone: 'info', message })
      void client.invalidateQueries({ queryKey: walletKeys.all })
    }
    awaited.current = pendingDraws(list)
  })

  // Only a new answer may announce something.
  useEffect(() => {
    if (bets) announce(bets)
  }, [bets])
}
