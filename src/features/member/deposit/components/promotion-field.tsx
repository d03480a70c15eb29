import type { DepositPromotion } from '#api/money/deposit.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { promotionAccepts } from '../model.ts'

interface PromotionFieldProps {
  promotions: readonly DepositPromotion[]
  /** The typed amount; a promotion that requires more cannot be chosen. */
  typed: string
  value: string
  onChange: (id: string) => void
}

/** The promotions that a deposit can take, and none. */
export function PromotionField({ promotions, typed, value, onChange }: PromotionFieldProps) {
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  if (promotions.length === 0) return null
  return (
    <RadioGroup
      label={t('promotion.label')}
      name="promotion"
      look="card"
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'none', label: t('promotion.none'), hint: t('promotion.noneHint') },
        ...promotions.map((promotion) => ({
          value: String(promotion.id),
          label: promotion.title,
          disabled: !promotionAccepts(promotion, typed),
          hint: t(`promotion.${promotion.base}`, {
            percent: promotion.bonusPercent,
            most: money(promotion.maxBonus),
            from: money(promotion.minDeposit),
            times: promotion.times,
            count: promotion.days,
            games: asArray(promotion.games).join(', '),
          }),
        })),
      ]}
    />
  )
}
