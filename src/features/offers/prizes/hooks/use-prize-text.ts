import type { Prize } from '#api/offers/prizes.ts'
import { currencySymbol } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'

/** Prizes as texts: in full, and short enough for a sector of the wheel. */
export function usePrizeText(currency: string) {
  const { t } = useTranslation('prizes')
  const symbol = currencySymbol(currency)
  const money = (amount: string) => `${symbol}${formatMoney(amount)}`
  return {
    money,
    prize: (prize: Prize) =>
      prize.kind === 'MONEY'
        ? money(prize.amount)
        : t(`prize.${prize.kind}`, { count: prize.count }),
    short: (prize: Prize) =>
      prize.kind === 'MONEY'
        ? formatMoney(prize.amount, { short: true, symbol })
        : t(`short.${prize.kind}`, { count: prize.count }),
  }
}
