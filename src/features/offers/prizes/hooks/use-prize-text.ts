import type { Prize } from '../../../../api/prizes.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatMoney } from '../../../../lib/money.ts'

/** The sign of a currency as its readers write it: ৳ for BDT; the code where there is none. */
function signOf(code: string): string {
  try {
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}

/** Prizes in words: whole, and short enough for a sector. */
export function usePrizeText(currency: string) {
  const { t } = useTranslation('prizes')
  const sign = signOf(currency)
  const money = (amount: string) => `${sign}${formatMoney(amount)}`
  return {
    money,
    prize: ({ kind, amount, count }: Prize) =>
      kind === 'MONEY' ? money(amount ?? '') : t(`prize.${kind}`, { count: count ?? 0 }),
    short: ({ kind, amount, count }: Prize) =>
      kind === 'MONEY'
        ? money(amount ?? '').replace(/\.00$/, '')
        : t(`short.${kind}`, { count: count ?? 0 }),
  }
}
