import type { LimitKind } from '#api/member/limits.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'

/** The words for values of limits and for moments. */
export function useLimitText() {
  const { t } = useTranslation('limits')
  const { money } = useMoney()
  const minutes = (count: number) => t('minutes', { count })
  return {
    minutes,
    /** An amount, or minutes; null is no limit. */
    value: (kind: LimitKind, value: string | null): string => {
      if (value === null) return t('none')
      return kind === 'SESSION_DAY' ? minutes(Number(value)) : money(value)
    },
    /** A moment (epoch ms) in the reader's zone, with the zone. */
    moment: (epochMs: number): string => `${formatDateTime(epochMs)} (${gmtLabel(epochMs)})`,
  }
}
