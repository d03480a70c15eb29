import { toDeviceTime } from '#api/transport/server-time.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'

interface NextPaymentProps {
  at: number
  timeZone: string
  onDue: () => void
}

const HOUR = 3600

/** The time of the next payment, in seconds within its last hour; then the rows are fetched again. */
export function NextPayment({ at, timeZone, onDue }: NextPaymentProps) {
  const { t } = useTranslation('salary')
  const left = useSecondsLeft(toDeviceTime(at))
  if (left > HOUR) return <p>{t('nextAt', { time: formatDateTime(at, timeZone) })}</p>
  return (
    <Countdown
      key={at}
      until={toDeviceTime(at)}
      label={t('next')}
      overLabel={t('nextNow')}
      onOver={onDue}
    />
  )
}
