import type { LimitKind } from '#api/member/limits.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'

/** The words for values of limits and for moments. */
export function useLimitText() {
  const { t } = useTranslation('limits')
  const { money } = useMoney()
  const { moment } = useTimeText()
  const minutes = (count: number) => t('minutes', { count })
  return {
    minutes,
    /** An amount, or minutes; null means unlimited. */
    value: (kind: LimitKind, value: string | null): string => {
      if (value === null) return t('none')
      return kind === 'SESSION_DAY' ? minutes(Number(value)) : money(value)
    },
    moment,
  }
}
