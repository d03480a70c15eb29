import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { KeyValue } from '../../../../ui/key-value/key-value.tsx'
import { useLasts } from '../hooks/use-lasts.ts'
import type { Quote } from '../model.ts'

/** D-054: the amount, the fee, what arrives, and what stays in the balance. */
export function QuoteRows({ quote, minutes }: { quote: Quote; minutes: number }) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const lasts = useLasts()
  const row = (id: 'amount' | 'fee' | 'left' | 'payout') => ({
    id,
    term: t(`quote.${id}`),
    detail: <bdi>{money(quote[id])}</bdi>,
  })
  return (
    <KeyValue
      rows={[
        row('amount'),
        row('fee'),
        { ...row('payout'), strong: true },
        row('left'),
        { id: 'time', term: t('quote.time'), detail: t('account.time', { time: lasts(minutes) }) },
      ]}
    />
  )
}
