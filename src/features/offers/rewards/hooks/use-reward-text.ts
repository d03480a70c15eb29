import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import type { Reward } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPoints } from '#lib/points.ts'

/** Rewards as texts: "20 points" or "৳5.00" in full, "20" or "৳5" in the calendar. */
export function useRewardText() {
  const { t } = useTranslation('rewards')
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol ?? ''
  return {
    full: ({ kind, amount }: Reward) =>
      kind === 'MONEY'
        ? `${symbol}${formatMoney(amount)}`
        : t('points', { count: Number.parseInt(amount, 10), points: formatPoints(amount) }),
    short: ({ kind, amount }: Reward) =>
      kind === 'MONEY' ? `${symbol}${formatPoints(amount)}` : formatPoints(amount),
  }
}
