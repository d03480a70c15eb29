import { useArrivesBy } from '#entities/wallet/use-arrives-by.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cardLook } from '#ui/card/card.tsx'
import type { Quote } from '../model.ts'
import { isPositive } from '../progress.ts'

interface QuoteLineProps {
  quote: Quote
  /** Usual minutes of the payment method. */
  minutes: number
  /** It waits for the identity check first, whose duration is unknown. */
  waits: boolean
}

/** The payout, the fee and the arrival time in one sentence before the password, then the remaining balance. */
export function QuoteLine({ quote, minutes, waits }: QuoteLineProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const time = useArrivesBy(minutes)
  const [soon, later] = isPositive(quote.fee)
    ? (['quote.get', 'quote.getLater'] as const)
    : (['quote.getFree', 'quote.getFreeLater'] as const)
  const key = waits ? later : soon
  return (
    <div {...cardLook({ tone: 'brand', padding: 'md', gap: '1' })}>
      <p>
        <strong>{t(key, { payout: money(quote.payout), fee: money(quote.fee), time })}</strong>
      </p>
      <p>{t('quote.left', { amount: money(quote.amount), left: money(quote.left) })}</p>
    </div>
  )
}
