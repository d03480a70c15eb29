import { deviceTimeOf, serverNow } from '../../../../api/server-time.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Countdown } from '../../../../ui/countdown/countdown.tsx'

interface NextPaymentProps {
  at: number
  timeZone: string
  onDue: () => void
}

const DAY = 86_400_000

/** D-078: when the next payment is, as a countdown on its last day; then the rows are fetched anew. */
export function NextPayment({ at, timeZone, onDue }: NextPaymentProps) {
  const { t } = useTranslation('salary')
  if (at - serverNow() > DAY) return <p>{t('nextAt', { time: formatDateTime(at, timeZone) })}</p>
  return (
    <Countdown
      key={at}
      until={deviceTimeOf(at)}
      label={t('next')}
      overLabel={t('nextNow')}
      onOver={onDue}
    />
  )
}
