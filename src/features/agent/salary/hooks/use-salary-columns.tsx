import { useMemo } from 'react'
import type { SalaryRow } from '#api/agent/agent-salary.ts'
import type { ContractKind } from '#api/agent/contracts.ts'
import { useContractWords } from '#entities/contract/use-contract-words.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { plainSpan, spanText } from '../components/span-text.ts'

const STATUS_VARIANTS = {
  PENDING: 'info',
  DUE: 'warning',
  PAID: 'success',
} as const satisfies Record<SalaryRow['status'], string>

/** The columns of a salary report. */
export function useSalaryColumns(
  kind: ContractKind,
  timeZone: string,
): readonly RecordColumn<SalaryRow>[] {
  const { t } = useTranslation('salary')
  const { value } = useContractWords()
  return useMemo(
    () => [
      {
        id: 'span',
        header: t('column.span'),
        timeZone,
        text: (row) => spanText(kind, row, timeZone),
        plain: (row) => plainSpan(kind, row, timeZone),
      },
      {
        id: 'base',
        header: t(`base.${kind}`),
        align: 'end',
        kind: 'money',
        text: ({ base }) => base,
      },
      {
        id: 'rate',
        header: t('column.rate'),
        align: 'end',
        text: ({ tier }) =>
          kind === 'REALTIME_SALARY'
            ? t('bothRates', {
                lost: value(tier, 'lossRate'),
                won: value(tier, 'profitRate'),
              })
            : value(tier, 'rate'),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        align: 'end',
        kind: 'money',
        fixed: 'end',
        text: ({ amount }) => amount,
      },
      {
        id: 'status',
        header: t('column.status'),
        text: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => (
          <Badge variant={STATUS_VARIANTS[status]}>{t(`status.${status}`)}</Badge>
        ),
      },
    ],
    [t, value, kind, timeZone],
  )
}
