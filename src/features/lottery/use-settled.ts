import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LotteryBet, LotteryGame } from '../../api/lottery.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { addMoney } from '../../lib/money.ts'
import { asArray } from '../../lib/read.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useBets, useMoney } from './use-queries.ts'

/** The draws whose bets were waiting before and are settled now, with what they cost and brought. */
export function newlySettled(before: ReadonlySet<string>, bets: readonly LotteryBet[]) {
  const draws = new Map<string, { issue: string; staked: string; won: string }>()
  for (const { betId, issue, state, stake, payout } of bets) {
    if (state === 'PENDING' || !before.has(betId)) continue
    const known = draws.get(issue) ?? { issue, staked: '0.00', won: '0.00' }
    draws.set(issue, {
      issue,
      staked: addMoney(known.staked, stake),
      won: addMoney(known.won, payout),
    })
  }
  return [...draws.values()]
}

/** Says how the bets of a draw went, once, with the stake beside what came back. */
export function useSettled({ gameCode }: LotteryGame) {
  const { t } = useTranslation('lottery')
  const { money } = useMoney()
  const client = useQueryClient()
  const bets = useBets(gameCode, 1).data
  const waiting = useRef<ReadonlySet<string>>(new Set())

  const tell = useEffectEvent((list: readonly LotteryBet[]) => {
    for (const { issue, staked, won } of newlySettled(waiting.current, list)) {
      const message = t('bets.settled', { issue, staked: money(staked), won: money(won) })
      toast.show({ tone: 'info', message })
      void client.invalidateQueries({ queryKey: ['wallet'] })
    }
    const open = list.filter(({ state }) => state === 'PENDING')
    waiting.current = new Set(open.map(({ betId }) => betId))
  })

  // Only another answer is news.
  useEffect(() => tell(asArray(bets?.list)), [bets])
}
