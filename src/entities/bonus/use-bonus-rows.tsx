import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { KeyValueRow } from '#ui/key-value/key-value.tsx'
import { useMoney } from '../wallet/use-money.ts'

/** The numbers of a bonus; amounts are decimal texts. */
export interface BonusNumbers {
  readonly bonus: string
  readonly turnover: string
  /** Time limit: whole days, or a moment; null when there is none. */
  readonly time: { readonly days: number } | { readonly until: number } | null
  /** Null when every stake counts. */
  readonly maxBet: string | null
  /** The most that is kept of it and its winnings; shown only where the terms say one. */
  readonly maxCashOut?: string | null
}

/** The numbers of a bonus, with the same texts and order everywhere. */
export function useBonusRows(): (numbers: BonusNumbers) => KeyValueRow[] {
  const { t } = useTranslation('bonus')
  const { money } = useMoney()
  const timeOf = (time: BonusNumbers['time']) => {
    if (time === null) return t('noHurry')
    return 'days' in time
      ? t('days', { count: time.days })
      : t('until', { time: formatDateTime(time.until) })
  }
  return ({ bonus, turnover, time, maxBet, maxCashOut = null }) => [
    { id: 'bonus', term: t('bonus'), detail: <bdi>{money(bonus)}</bdi> },
    { id: 'turnover', term: t('turnover'), detail: <bdi>{money(turnover)}</bdi> },
    { id: 'time', term: t('time'), detail: timeOf(time) },
    {
      id: 'maxBet',
      term: t('maxBet'),
      detail: maxBet === null ? t('anyStake') : <bdi>{money(maxBet)}</bdi>,
    },
    ...(maxCashOut === null
      ? []
      : [{ id: 'maxCashOut', term: t('maxCashOut'), detail: <bdi>{money(maxCashOut)}</bdi> }]),
  ]
}
