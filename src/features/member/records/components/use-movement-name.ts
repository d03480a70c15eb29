import { useCallback } from 'react'
import type { TransactionRecord } from '#api/money/reports.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns the name of a transaction; contract payments name the counterparty's account. */
export function useMovementName() {
  const { t } = useTranslation('report')
  return useCallback(
    ({ kind, other, amount }: Pick<TransactionRecord, 'kind' | 'other' | 'amount'>): string => {
      const name = t(`kind.${kind}`)
      if (other === null || (kind !== 'SALARY' && kind !== 'DIVIDEND')) return name
      const parts = { kind: name, account: other }
      return amount.startsWith('-') ? t('kindTo', parts) : t('kindFrom', parts)
    },
    [t],
  )
}
