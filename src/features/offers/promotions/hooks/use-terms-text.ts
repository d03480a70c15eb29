import type { PromotionTerms } from '#api/offers/promotions.ts'
import { currencySymbol, formatList, formatWeekday } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { asArray } from '#lib/read.ts'

/** The conditions as texts, shared by the card, the details and the form. */
export function useTermsText(terms: PromotionTerms) {
  const { t } = useTranslation('promotions')
  const symbol = currencySymbol(terms.currency)
  const money = (amount: string) => `${symbol}${formatMoney(amount)}`

  const bonus = () => {
    const { bonusPercent, bonusAmount, maxBonus } = terms
    if (bonusPercent !== null) {
      const percent = t('terms.percent', { percent: bonusPercent })
      return maxBonus === null
        ? percent
        : t('terms.percentMax', { percent: bonusPercent, most: money(maxBonus) })
    }
    return bonusAmount === null ? null : money(bonusAmount)
  }
  const { wagering } = terms
  const weekdays = asArray(terms.weekdays)
  return {
    money,
    bonus: bonus(),
    wagering:
      wagering === null
        ? t('terms.noWagering')
        : t(`terms.wagering.${wagering.base}`, { count: wagering.times }),
    days: wagering?.days ? t('terms.days', { count: wagering.days }) : null,
    weekdays: weekdays.length === 0 ? null : formatList(weekdays.map(formatWeekday)),
    oncePer: terms.oncePer ? t(`terms.once.${terms.oncePer}`) : null,
    games: formatList(asArray(terms.games)),
    memberDays: terms.memberDays ? t('terms.memberDays', { count: terms.memberDays }) : null,
    minDeposit: terms.minDeposit === null ? null : money(terms.minDeposit),
    maxBet: terms.maxBet === null ? null : money(terms.maxBet),
    maxCashOut: terms.maxCashOut === null ? null : money(terms.maxCashOut),
  }
}
