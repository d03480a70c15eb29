import type { DepositMethod } from '#api/money/deposit.ts'
import { paymentMethodIcons } from '#entities/wallet/payment-method-icons.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { RadioGroup } from '#ui/radio/radio.tsx'

interface MethodFieldProps {
  methods: readonly DepositMethod[]
  value: string
  onChange: (id: string) => void
}

/** The methods with what each costs and how long it takes; one that is closed cannot be chosen. */
export function MethodField({ methods, value, onChange }: MethodFieldProps) {
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  const hintOf = ({ kind, minutes, fee }: DepositMethod) =>
    t('method.hint', {
      kind: t(`kind.${kind}`),
      count: minutes,
      fee: fee === '0.00' ? t('method.free') : t('method.fee', { fee: money(fee) }),
    })
  return (
    <RadioGroup
      label={t('method.label')}
      name="method"
      look="card"
      compact
      value={value}
      onValueChange={onChange}
      options={methods.map((method) => ({
        value: method.id,
        label: method.name,
        icon: paymentMethodIcons[method.kind],
        disabled: !method.available,
        hint: method.available ? hintOf(method) : t('method.closed'),
      }))}
    />
  )
}
