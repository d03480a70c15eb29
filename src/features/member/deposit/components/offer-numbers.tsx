import type { DepositPromotion } from '#api/money/deposit.ts'
import { useBonusRows } from '#entities/bonus/use-bonus-rows.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { DepositOffer } from '../model.ts'

interface OfferNumbersProps {
  offer: DepositOffer
  /** Null for a deposit without a bonus. */
  promotion: DepositPromotion | null
}

/** The turnover required before a deposit can be withdrawn, and the numbers of its bonus. */
export function OfferNumbers({ offer, promotion }: OfferNumbersProps) {
  const { t } = useTranslation(['deposit', 'bonus'])
  const { money } = useMoney()
  const bonusRows = useBonusRows()
  const { bonus, turnover } = offer
  if (promotion === null)
    return (
      <KeyValue
        rows={[
          {
            id: 'turnover',
            term: t('deposit:sum.turnover'),
            strong: true,
            detail: <bdi>{money(turnover)}</bdi>,
          },
        ]}
      />
    )
  const { days, maxBet } = promotion
  return (
    <Stack gap="2">
      <KeyValue rows={bonusRows({ bonus, turnover, time: { days }, maxBet })} />
      <p>{t('bonus:alongside')}</p>
    </Stack>
  )
}
