import { Gift } from 'lucide-react'
import type { PermissionConfig } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { shortMoney } from '../short-money.ts'
import styles from './register-form.module.css'

/** The welcome bonus with its terms, where the merchant's jurisdiction has one; it is asked for later. */
export function OfferPart({
  config: { afterRegisterBonus, currency },
}: {
  config: PermissionConfig
}) {
  const { t } = useTranslation('register')
  if (afterRegisterBonus === null) return null
  return (
    <p className={styles.offer}>
      <Icon of={Gift} size="md" />
      <span>{t('offer', { amount: `${currency.symbol}${shortMoney(afterRegisterBonus)}` })}</span>
    </p>
  )
}
