import type { RedeemDelivery } from '#api/offers/points.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { KeyValueRow } from '#ui/key-value/key-value.tsx'
import styles from '../components/points.module.css'

/** Returns the rows of the delivery details for a KeyValue. */
export function useDeliveryRows() {
  const { t } = useTranslation('points')
  return (delivery: RedeemDelivery | null | undefined): KeyValueRow[] => {
    const { size, recipient, mobileNum, countryDialingCode, email, address } = delivery ?? {}
    const details = {
      size,
      recipient,
      mobileNum: mobileNum && <bdi dir="ltr">{`+${countryDialingCode} ${mobileNum}`}</bdi>,
      email,
      address: address && <bdi className={styles.address}>{address}</bdi>,
    }
    return (['size', 'recipient', 'mobileNum', 'email', 'address'] as const).flatMap((name) =>
      details[name] ? { id: name, term: t(`delivery.${name}`), detail: details[name] } : [],
    )
  }
}
