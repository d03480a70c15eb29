import { deviceTimeOf } from '../../../../api/server-time.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Countdown } from '../../../../ui/countdown/countdown.tsx'

/** D-078: how long it takes until the next payment, by the server's clock; then the rows are fetched anew. */
export function NextPayment({ at, onDue }: { at: number; onDue: () => void }) {
  const { t } = useTranslation('salary')
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
