import { useArrivesBy } from '#entities/wallet/use-arrives-by.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cardLook } from '#ui/card/card.tsx'
import type { Quote } from '../model.ts'
import { isPositive } from '../progress.ts'

interface QuoteLineProps {
  quote: Quote
  /** How long the way usually takes. */
  minutes: number
  /** It waits for the identity check first, whose duration is unknown. */
  waits: boolean
}

/** What arrives, the fee and when, in one sentence before the password; then what stays. */
export function QuoteLine({ quote, minutes, waits }: QuoteLineProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const time = useArrivesBy(minutes)
  const hasFee = isPositive(quote.fee)
  const key = waits
    ? hasFee
      ? 'quote.getLater'
      : 'quote.getFreeLater'
    : hasFee
      ? 'quote.get'
      : 'quote.getFree'
  return (
    <div {...cardLook({ tone: 'brand', padding: 'md', gap: '1' })}>
      <p>
        <strong>{t(key, { payout: money(quote.payout), fee: money(quote.fee), time })}</strong>
      </p>
      <p>{t('quote.left', { amount: money(quote.amount), left: money(quote.left) })}</p>
    </div>
  )
}
