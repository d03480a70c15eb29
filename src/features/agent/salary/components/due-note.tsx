import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** ADR 0058: the part of these days that the upline's wallet could not pay yet. */
export function DueNote({ amount }: { amount: string }) {
  const { t } = useTranslation('salary')
  const { money } = useMoney()
  return amount === '0.00' ? null : <p>{t('due', { amount: money(amount) })}</p>
}
